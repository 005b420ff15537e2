type ElementReader = (text: string) => unknown

/** Reads PostgreSQL's array text, `{a,"b,c",NULL,{d}}`, without lower bounds, which none of our arrays have. */
export function readArray(literal: string, readElement: ElementReader = text => text): unknown[] {
  const [values] = readLevel(literal, 1, readElement)
  return values
}

function readLevel(literal: string, from: number, readElement: ElementReader): [unknown[], number] {
  const values: unknown[] = []
  let at = from
  while (literal[at] !== '}') {
    if (at >= literal.length) throw new SyntaxError('an array literal ends early')
    let value: unknown
    ;[value, at] = readValue(literal, at, readElement)
    values.push(value)
    if (literal[at] === ',') at++
  }
  return [values, at + 1]
}

function readValue(literal: string, at: number, readElement: ElementReader): [unknown, number] {
  if (literal[at] === '{') return readLevel(literal, at + 1, readElement)
  if (literal[at] === '"') {
    let end = at + 1
    while (end < literal.length && literal[end] !== '"') end += literal[end] === '\\' ? 2 : 1
    return [readElement(literal.slice(at + 1, end).replaceAll(/\\(.)/gs, '$1')), end + 1]
  }
  let end = at
  while (end < literal.length && literal[end] !== ',' && literal[end] !== '}') end++
  const bare = literal.slice(at, end)
  return [bare === 'NULL' ? null : readElement(bare), end]
}
