const nowhere = 'http://own.invalid'

/**
 * Where to go on after signing in: a path of our own with its query, or undefined for anything else. Browsers read
 * `//host`, `/\host` and a path with a line break in it as addresses of others, so the text has to come back as it was.
 */
export function ownPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 4000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return undefined
  const url = URL.parse(text, nowhere)
  if (url?.origin !== nowhere || url.username !== '' || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search
}

/** A path with a query of those values that there are. */
export function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return present.length === 0 ? path : `${path}?${new URLSearchParams(present).toString()}`
}
