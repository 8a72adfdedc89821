// See docs/decisions/slow-and-offline.md
(() => {
  const INCOMPLETE = 'This page did not load completely. Reload it to use its buttons.';
  const SLOW = 'The rest of this page is still loading. What you pressed happens as soon as it is here.';
  const SLOW_AFTER = 8000;

  const held = new Map();
  const stop = new AbortController();
  let failed = false;
  let typed = false;
  let said = false;
  let timer;

  const on = (type, act) => addEventListener(type, act, { capture: true, signal: stop.signal });
  const near = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);
  const blankOf = (event) => near(event, 'span[data-blank]');
  const selectAll = (element) => getSelection().selectAllChildren(element);
  const say = (text) => {
    const line = document.getElementById('offline-notice');
    if (line) line.textContent = text;
    said = true;
  };
  const showWaiting = (element, waits) => {
    element.toggleAttribute('data-waiting', waits);
    element.ariaBusy = waits || null;
  };
  const giveUp = () => {
    for (const [element, what] of held) {
      showWaiting(element, false);
      if (what === null) held.delete(element);
    }
    say(INCOMPLETE);
  };

  on('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    failed = true;
    if (held.size > 0) giveUp();
  });
  on('click', (event) => {
    const blank = blankOf(event);
    if (blank?.dataset.from === 'default' && getSelection().isCollapsed) selectAll(blank);
    // The address of Send has what is typed only once the code is there.
    const button = near(event, typed ? 'button,a[data-row-action=send]' : 'button');
    if (!button || button.disabled || (button.type === 'submit' && button.form)) return;
    if (button.href) event.preventDefault();
    if (!held.has(button)) held.set(button, null);
    showWaiting(button, true);
    if (failed || !(navigator.onLine || navigator.serviceWorker?.controller)) giveUp();
    else timer ??= setTimeout(say, SLOW_AFTER, SLOW);
  });
  on('change', (event) => {
    const field = near(event, 'select,input[type=checkbox]');
    if (field) held.set(field, true);
  });
  on('focusin', (event) => {
    const blank = blankOf(event);
    if (blank?.dataset.from === 'default') selectAll(blank);
  });
  on('input', (event) => {
    const blank = blankOf(event);
    if (!blank) return;
    typed = true;
    held.set(blank, blank.textContent);
    blank.dataset.from = 'value';
  });
  on('keydown', (event) => {
    const blank = blankOf(event);
    if (!blank || event.key !== 'Enter' || event.isComposing || (event.shiftKey && blank.dataset.material)) return;
    event.preventDefault();
    const blanks = [...document.querySelectorAll('span[data-blank]')];
    blanks
      .slice(blanks.indexOf(blank) + 1)
      .find(({ dataset }) => dataset.blank !== blank.dataset.blank)
      ?.focus();
  });
  on('DOMContentLoaded', () => {
    for (const blank of document.querySelectorAll('span[data-blank]:not([contenteditable])')) {
      try {
        blank.contentEditable = 'plaintext-only';
      } catch {
        return;
      }
      Object.assign(blank, { tabIndex: 0, role: 'textbox', ariaLabel: blank.dataset.label });
    }
  });

  // A browser offers to install the site once (lib/browser/install.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.early.install = event;
  });

  window.early = {
    replays: false,
    async release() {
      stop.abort();
      clearTimeout(timer);
      if (said) say('');
      for (const [element, what] of held) {
        showWaiting(element, false);
        if (!element.isConnected) continue;
        if (what === null) {
          window.early.replays = true;
          element.click();
          window.early.replays = false;
        } else if (what !== true) {
          if (element.textContent !== what) element.textContent = what;
          element.dispatchEvent(new Event('input', { bubbles: true }));
        } else if (element.type === 'checkbox') {
          element.checked = !element.checked;
          element.click();
        } else {
          element.dispatchEvent(new Event('change', { bubbles: true }));
        }
        await new Promise((done) => setTimeout(done));
      }
    },
  };
})();
