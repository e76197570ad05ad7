// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Search, theme, anchors and copying. The pages are complete without it. It works for files without a server, too.
'use strict';

const root = document.currentScript.dataset.root;
const $ = (id) => document.getElementById(id);

// Theme: that of the system, until the user chooses another one.
const system = matchMedia('(prefers-color-scheme: dark)');
const stored = (value) => {
  try {
    if (value) localStorage.setItem('theme', value);
    return localStorage.getItem('theme');
  } catch {
    return value ?? null; // storage is disabled
  }
};
const theme = () => document.documentElement.dataset.theme || (system.matches ? 'dark' : 'light');
const button = $('theme');
const show = (value) => {
  if (value) document.documentElement.dataset.theme = value;
  const other = theme() === 'dark' ? 'light' : 'dark';
  button.textContent = other === 'dark' ? 'Dark' : 'Light';
  button.setAttribute('aria-label', `Use the ${other} theme`);
};
show(stored());
system.addEventListener('change', () => show());
button.hidden = false;
button.addEventListener('click', () => show(stored(theme() === 'dark' ? 'light' : 'dark')));

// On small screens, the list of pages is closed at first.
if (matchMedia('(max-width: 48rem)').matches) document.querySelector('.menu').open = false;
document.querySelector('nav.pages [aria-current]')?.scrollIntoView({ block: 'nearest' });

for (const heading of document.querySelectorAll('main :is(h2, h3, h4)[id]')) {
  const anchor = Object.assign(document.createElement('a'), { href: `#${heading.id}`, className: 'anchor', textContent: '#' });
  anchor.setAttribute('aria-label', `Link to ${heading.textContent}`);
  heading.append(anchor);
}
for (const table of document.querySelectorAll('main table')) {
  const scroll = Object.assign(document.createElement('div'), { className: 'scroll' });
  table.replaceWith(scroll);
  scroll.append(table);
}
for (const pre of document.querySelectorAll('main pre')) {
  const code = Object.assign(document.createElement('div'), { className: 'code' });
  const copy = Object.assign(document.createElement('button'), { type: 'button', className: 'copy', textContent: 'Copy' });
  copy.addEventListener('click', async () => {
    // Of a session with output, only the commands are copied.
    const lines = pre.textContent.trimEnd().split('\n');
    const commands = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
    await navigator.clipboard?.writeText((commands.length ? commands : lines).join('\n') + '\n');
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  });
  pre.replaceWith(code);
  code.append(pre, copy);
}

// Search. The index is a script, because browsers load no other data from files; it is loaded when it is needed.
const query = $('query');
const results = $('results');
document.querySelector('.search').hidden = false;
let loading;
const load = () => loading ??= new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), { src: `${root}search-index.js`, onload: resolve, onerror: reject });
  document.head.append(script);
}).then(() => window.searchIndex.map(([path, page, heading, text]) => (
  { path, page, heading, text, lowerPage: page.toLowerCase(), lowerHeading: heading.toLowerCase(), lowerText: text.toLowerCase() })));

// find returns the sections with all words, those with the words in their heading first.
const find = (index, words) => {
  const found = [];
  for (const entry of index) {
    let score = 0;
    for (const word of words) {
      const inText = entry.lowerText.indexOf(word) >= 0;
      let value = inText ? 1 : 0;
      if (entry.lowerPage.includes(word)) value += entry.lowerPage === word ? 12 : 4;
      if (entry.lowerHeading.includes(word)) value += entry.lowerHeading === word ? 20 : 8;
      if (!value) { score = 0; break; }
      score += value;
    }
    if (score) found.push({ entry, score });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, 20).map(({ entry }) => entry);
};

// marked appends a text with its words marked.
const marked = (element, text, words) => {
  const pattern = new RegExp(words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    element.append(text.slice(last, match.index), Object.assign(document.createElement('mark'), { textContent: match[0] }));
    last = match.index + match[0].length;
  }
  element.append(text.slice(last));
};

let selected = -1;
const select = (n) => {
  const items = [...results.querySelectorAll('[role=option]')];
  if (!items.length) return;
  selected = (n + items.length) % items.length;
  items.forEach((item, i) => item.setAttribute('aria-selected', String(i === selected)));
  items[selected].scrollIntoView({ block: 'nearest' });
  query.setAttribute('aria-activedescendant', items[selected].id);
};

const update = async () => {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = query.value;
  let index = [];
  try { index = await load(); } catch { /* reported as no result */ }
  if (wanted !== query.value) return; // typed further while the index was loaded
  results.replaceChildren();
  selected = -1;
  query.removeAttribute('aria-activedescendant');
  results.hidden = !words.length;
  query.setAttribute('aria-expanded', String(!results.hidden));
  if (!words.length) return;
  const found = find(index, words);
  found.forEach((entry, i) => {
    const item = Object.assign(document.createElement('li'), { id: `result${i}` });
    item.setAttribute('role', 'option');
    const link = Object.assign(document.createElement('a'), { href: root + entry.path, tabIndex: -1 });
    marked(link, entry.heading === entry.page ? entry.page : `${entry.page} › ${entry.heading}`, words);
    const at = Math.max(0, Math.min(...words.map((w) => entry.lowerText.indexOf(w)).filter((n) => n >= 0), entry.text.length) - 50);
    const start = at >= entry.text.length - 50 ? 0 : at;
    const snippet = document.createElement('small');
    marked(snippet, (start ? '… ' : '') + entry.text.slice(start, start + 150), words);
    link.append(snippet);
    item.append(link);
    results.append(item);
  });
  if (!found.length) results.append(Object.assign(document.createElement('li'), { className: 'none', textContent: 'No page has these words.' }));
};
query.addEventListener('input', update);
query.addEventListener('focus', () => { load().catch(() => {}); if (query.value) update(); });
query.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') select(selected + 1);
  else if (event.key === 'ArrowUp') select(selected - 1);
  else if (event.key === 'Enter') results.querySelectorAll('[role=option] a')[Math.max(selected, 0)]?.click();
  else if (event.key === 'Escape') { query.value = ''; update(); query.blur(); }
  else return;
  event.preventDefault();
});
document.addEventListener('click', (event) => { if (!event.target.closest('.search')) results.hidden = true; });
document.addEventListener('keydown', (event) => {
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  query.focus();
});
