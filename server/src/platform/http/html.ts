const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A piece of HTML, which is inserted as it is; all other values are escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Content = Html | string | number | null | undefined | false | readonly Content[]

/**
 * A page or a part of one: values are escaped, parts and lists of parts are inserted as they are. Values may only be placed
 * between tags or in quoted attributes; the escaping is not enough for unquoted attributes, scripts and styles.
 */
export const html = (strings: TemplateStringsArray, ...values: Content[]): Html =>
  new Html(strings.reduce((text, string, index) => text + string + render(values[index]), ''))

function render(value: Content): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return String(value).replace(/[&<>"']/g, character => entities[character] ?? character)
}
