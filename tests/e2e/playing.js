// Somebody who plays on this page: whenever it asks, an answer is given, now on the board, now from the list, until the
// game is over, or has come to move `upTo`. What is pressed must be seen, and must not lie under something else. At each
// question, counted, `look` returns what is wrong with the page. `window.played` tells all that was wrong. Where several
// people share the screen, whoever the curtain falls for lifts it.
({ seed, board, upTo }, look) => {
  const luck = (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
  const page = () => document.querySelector('div.page')?.dataset;
  const curtain = () => document.querySelector('#lift-curtain');
  const any = (all) => all[luck(all.length)];
  const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const drawn = () => new Promise((go) => setTimeout(go));
  const wrong = [];
  const press = (one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!one.contains(there)) wrong.push(`${one.outerHTML} lies under ${there?.outerHTML}`);
    one.click();
  };
  const answer = async () => {
    const before = page().number;
    const moved = () => curtain() || (page() && page().number !== before);
    const lit = document.querySelectorAll('.board .target.lit');
    if (lit.length && luck(100) < board) {
      const one = any(lit);
      one.focus();
      one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await drawn(); // if it was not an answer, more must be said: which one, where, turned how
      if (moved() || page()?.busy === 'true') return until(moved);
    }
    let buttons = seen('.question .choices .answer:enabled');
    if (!buttons.length) {
      const opener = seen('.question .opener[aria-expanded=false]')[0];
      if (opener) {
        press(opener);
        await drawn();
      }
      buttons = seen('.question .answers .answer:enabled');
    }
    if (!buttons.length) throw new Error(`nothing to answer with: ${document.querySelector('.question')?.outerHTML}`);
    press(any(buttons));
    return until(moved);
  };
  const asked = () =>
    curtain() || (page()?.busy === 'false' && (page().asked === 'true' || page().status === 'over'));
  const far = () => upTo !== null && Number(page()?.number) >= upTo;
  const play = async () => {
    for (let count = 0; ; count += 1) {
      await until(() => asked() || far());
      if (far()) return wrong;
      if (curtain()) {
        press(curtain());
        await until(() => !curtain());
        continue;
      }
      wrong.push(...look(count));
      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page scrolls at ${page().number}`);
      if (page().status === 'over') break;
      await answer();
    }
    await until(() => document.querySelector('#end-screen'));
    return wrong;
  };
  window.played = play();
}
