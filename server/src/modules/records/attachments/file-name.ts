/** Separators of paths, and controls of C0, C1 and of lines. */
// oxlint-disable-next-line no-control-regex
const pathOrControl = /[/\\\u0000-\u001f\u007f-\u009f\u2028\u2029]/
/** With these the end of a name is shown where its beginning is: `exe.fdp` for `pdf.exe`. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const nothing = /^[\s.]*$/

/** What is wrong with the name of a file, as the end of a sentence; undefined when nothing is. */
export function faultInName(name: string): string | undefined {
  if (!name.isWellFormed()) return 'has half a character'
  if (pathOrControl.test(name)) return 'has a path or a control character'
  if (direction.test(name)) return 'has a character that changes the direction of writing'
  if (nothing.test(name)) return 'has nothing but dots and spaces'
  return undefined
}

/** `Content-Disposition` for a download under the name (RFC 6266): by ASCII for old clients, and as it is. */
export function contentDisposition(name: string): string {
  const shown = faultInName(name) === undefined ? name : 'attachment'
  const ascii = shown.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(shown).replaceAll(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
