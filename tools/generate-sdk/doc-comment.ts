/** A doc comment of paragraphs with its line break; nothing when nothing is said. */
export function docComment(paragraphs: readonly (string | undefined)[]): string {
  const said = paragraphs.filter(paragraph => paragraph !== undefined && paragraph !== '')
  if (said.length === 0) return ''
  const lines = said
    .join('\n\n')
    .replaceAll('*/', '*\\/')
    .split('\n')
    .map(line => line.trimEnd())
  if (lines.length === 1) return `/** ${lines[0]} */\n`
  return `/**\n${lines.map(line => (line === '' ? ' *' : ` * ${line}`)).join('\n')}\n */\n`
}
