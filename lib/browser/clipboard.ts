/** Copies a text; true on success. It must be called in a click or key handler, whose permission to copy lasts until a given promise settles. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyBySelection(await text);
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else {
      const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
      // If the browser refuses at once, nothing else handles a rejection of `blob`.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch (cause) {
    console.warn('The clipboard refused', cause);
    return false;
  }
}

/** Copies on pages without `navigator.clipboard`, which are those that are not served over https. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
