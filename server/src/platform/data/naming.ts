/** The database speaks snake_case and the service camelCase; each name is translated once. */
const snake = new Map<string, string>()
const camel = new Map<string, string>()

/** `workDate` → `work_date`. */
export const snakeCase = (name: string): string => remember(snake, name, toSnake)

/** `work_date` → `workDate`. A name with an underscore before a digit or a capital does not survive the way back. */
export const camelCase = (name: string): string => remember(camel, name, toCamel)

const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const toCamel = (name: string): string =>
  name.replaceAll(/(?<=[^_])_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Names come from code, so there are few; the bound only keeps a mistake from becoming a leak. */
const namesLimit = 20_000

function remember(names: Map<string, string>, name: string, translate: (name: string) => string): string {
  let translated = names.get(name)
  if (translated === undefined) {
    if (names.size >= namesLimit) names.clear()
    names.set(name, (translated = translate(name)))
  }
  return translated
}
