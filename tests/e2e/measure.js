// What stands on a page, or in a part of it: its texts with their boxes, what is cut or too small, and how large the
// board is. What is a picture of a board is not read.
([smallest, root]) => {
  const SLACK = 2; // pixels that a box may be wrong
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inside = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const clips = (element) => {
    if (element.closest('svg') && element.tagName !== 'svg') return false;
    const style = getComputedStyle(element);
    return style.overflowX !== 'visible' || style.overflowY !== 'visible';
  };

  /** What of a box can be seen, and whether it is cut by something in which it cannot be scrolled into sight. */
  function shown(found, holder) {
    let rest = inside(found, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    let cut = false;
    let [across, down] = [false, false]; // whether it can be scrolled into sight
    for (let one = holder; one; one = one.parentElement) {
      if (!clips(one)) continue;
      const around = box(one);
      const style = getComputedStyle(one);
      const scrolls = (way) => way === 'auto' || way === 'scroll';
      across ||= scrolls(style.overflowX);
      down ||= scrolls(style.overflowY);
      if (style.textOverflow !== 'ellipsis' && !across)
        cut ||= found.right > around.right + SLACK || found.left < around.left - SLACK;
      if (style.webkitLineClamp === 'none' && !down)
        cut ||= found.bottom > around.bottom + 2 * SLACK || found.top < around.top - 2 * SLACK;
      rest = inside(rest, around);
    }
    return { ...rest, cut };
  }

  /** Where a text stands: letters, not the empty room above and below them in a drawing. */
  function textBox(node, holder) {
    if (!holder.closest('svg')) {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    }
    const { left, right, top, bottom } = box(holder);
    const empty = 0.22 * (bottom - top);
    return { left, right, top: top + empty, bottom: bottom - empty };
  }

  /** The lines of a text: one that runs on to the next line is not in its way. */
  function linesOf(node, holder, visible) {
    if (holder.closest('svg')) return [visible];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((one) => inside(one, visible));
  }

  /** The first word that does not fit on its line, and goes on in the next without a hyphen. */
  function brokenWord(node, holder) {
    if (holder.closest('svg')) return null;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{5,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...more] = range.getClientRects(); // an initial is a box of its own
      if (more.some((one) => one.top > first.bottom - SLACK)) return word;
    }
    return null;
  }

  function fontSize(holder) {
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (!holder.closest('svg')) return size;
    const { a, b } = holder.getScreenCTM();
    return size * Math.hypot(a, b);
  }

  /** What a text is written on: the button, cell or paragraph around it, or the panel of a drawing. */
  function parentBox(holder) {
    if (!holder.closest('svg')) {
      const own = holder.closest('button, a, li, td, th, h1, h2, h3, p, summary, label, section, div');
      return own && getComputedStyle(own).display !== 'contents' ? box(own) : null;
    }
    const panel = [...(holder.parentElement?.children ?? [])].find((one) => one.matches('rect.paper'));
    return panel ? box(panel) : null;
  }

  // What lies over the rest, as a leaf that is laid on the board, hides what is under it.
  const leaves = [...document.querySelectorAll('[data-over]')];
  function hidden(holder, found) {
    return leaves.some((leaf) => {
      const rest = inside(found, box(leaf));
      return !leaf.contains(holder) && rest.right > rest.left && rest.bottom > rest.top;
    });
  }

  const texts = [];
  const wrong = [];
  const broken = [];
  const page = document.querySelector(root);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.data.trim();
    if (!text || holder.closest('.unseen, option, title, desc, style, .travel, [data-picture], [inert]') || !seen(holder)) continue;
    const found = textBox(node, holder);
    if (hidden(holder, found)) continue;
    if (found.right - found.left < 1 || found.bottom - found.top < 1) continue;
    const { cut, ...visible } = shown(found, holder);
    if (visible.right - visible.left < SLACK || visible.bottom - visible.top < SLACK) continue;
    const size = fontSize(holder);
    const around = parentBox(holder);
    if (cut) wrong.push(`cut: ${text}`);
    const word = brokenWord(node, holder);
    if (word) broken.push(`broken: ${word}`);
    if (around && (found.left < around.left - SLACK || found.right > around.right + SLACK))
      wrong.push(`reaches out of what it is written on: ${text}`);
    const board = holder.closest('.board') !== null;
    const lines = linesOf(node, holder, visible);
    texts.push({ text, board, small: size < smallest - 0.05, size, lines, ...visible });
  }

  const boards = [...document.querySelectorAll('.board [data-board]')]
    .filter(seen)
    .map((one) => shown(box(one), one.parentElement));
  const edge = (name, pick) => pick(...boards.map((one) => one[name]));
  const sideways = (frame) => (frame ? frame.scrollWidth - frame.clientWidth : 0);
  const part = (selector) => {
    const one = document.querySelector(selector);
    return one && seen(one) ? box(one) : null;
  };
  return {
    texts,
    wrong,
    broken,
    board: boards.length
      ? {
          left: edge('left', Math.min),
          top: edge('top', Math.min),
          right: edge('right', Math.max),
          bottom: edge('bottom', Math.max),
        }
      : null,
    room: { width: innerWidth, height: innerHeight - box(page).top },
    needed: ['.question', '.desk', '.phone-tabs'].map(part).filter(Boolean),
    zoom: part('#zoom-in'),
    across: Math.max(document.documentElement.scrollWidth - innerWidth, sideways(page.closest('dialog'))),
    down: document.documentElement.scrollHeight - innerHeight,
  };
};
