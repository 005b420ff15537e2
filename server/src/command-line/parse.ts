import { parseArgs } from 'node:util'
import { type AnyCommand, type Option, type Options, UsageError } from './command.ts'
import { everyCommandsOptions } from './common-options.ts'
import { nearest } from '../platform/vocabulary/nearest.ts'

/** What the arguments ask for: help about a topic, the version, or a command with what was given to it. */
export type Request =
  | { readonly kind: 'help'; readonly topic: readonly string[]; readonly json: boolean }
  | { readonly kind: 'version'; readonly json: boolean }
  | {
      readonly kind: 'command'
      readonly command: AnyCommand
      readonly given: Readonly<Record<string, unknown>>
      readonly dataDir: string | undefined
      readonly json: boolean
      readonly yes: boolean
    }

/** Throws `UsageError`. */
export function parse(args: readonly string[], commands: readonly AnyCommand[]): Request {
  const json = args.includes('--json')
  const [first] = args
  if (first === undefined || isHelp(first)) return { kind: 'help', topic: [], json }
  if (first === '--version' || first === '-V') return { kind: 'version', json }
  if (first.startsWith('-'))
    throw new UsageError(`The command comes first, then ${first}; see “konttori --help”.`)
  if (first === 'help')
    return { kind: 'help', topic: args.slice(1).filter(word => !word.startsWith('-')), json }
  const found = findCommand(args, commands)
  const asksForHelp = args.some(isHelp)
  if (typeof found === 'string') {
    const rest = args.slice(1).filter(word => word !== '--json')
    if (asksForHelp || rest.length === 0) return { kind: 'help', topic: [found], json }
    throw unknownCommand([found, ...rest.slice(0, 1)], commands)
  }
  const words = found.name.split(' ')
  if (asksForHelp) return { kind: 'help', topic: words, json }
  const given = readOptions(args.slice(words.length), { ...found.options, ...everyCommandsOptions })
  const dataDir = given['data-dir'] as string | undefined
  requireOptions(found, given)
  return { kind: 'command', command: found, given, dataDir, json, yes: given['yes'] === true }
}

const isHelp = (word: string) => word === '--help' || word === '-h'

/** The command that the arguments begin with, or the group when its command is missing. */
function findCommand(args: readonly string[], commands: readonly AnyCommand[]): AnyCommand | string {
  const [first = '', second = ''] = args
  const found = commands.find(({ name }) => name === `${first} ${second}` || name === first)
  if (found) return found
  if (!commands.some(({ name }) => name.startsWith(`${first} `))) throw unknownCommand([first], commands)
  if (second !== '' && !second.startsWith('-')) throw unknownCommand([first, second], commands)
  return first
}

export function unknownCommand(words: readonly string[], commands: readonly AnyCommand[]): UsageError {
  const wanted = words.join(' ')
  const known = commands.flatMap(({ name }) => [name, ...name.split(' ').slice(0, -1)])
  const meant = nearest(wanted, known)
  const hint = meant === undefined ? 'See “konttori --help”.' : `Did you mean “konttori ${meant}”?`
  return new UsageError(`There is no command “${wanted}”. ${hint}`)
}

function readOptions(args: readonly string[], declared: Options): Record<string, unknown> {
  const operand = Object.keys(declared).find(name => declared[name]?.kind === 'operand')
  const options = Object.fromEntries(Object.entries(declared).filter(([name]) => name !== operand))
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { kind }]) => [
        name,
        { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: true },
      ]),
    ),
    strict: false,
    tokens: true,
  })
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(declared).map(([name, { kind }]) => [
      name,
      kind === 'switch' ? false : kind === 'list' ? [] : undefined,
    ]),
  )
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      if (operand === undefined || given[operand] !== undefined)
        throw new UsageError(`“${token.value}” belongs to no option; values are given as --option value.`)
      given[operand] = token.value
      continue
    }
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option || rawName !== `--${name}`) throw unknownOption(rawName, options)
    given[name] = readValue(rawName, option, given[name], value, inlineValue === true)
  }
  return given
}

function readValue(
  rawName: string,
  option: Option,
  earlier: unknown,
  value: string | undefined,
  inline: boolean,
): unknown {
  if (option.kind === 'switch') {
    if (value !== undefined) throw new UsageError(`${rawName} is a switch and takes no value.`)
    return true
  }
  if (value === undefined || value === '')
    throw new UsageError(`${rawName} needs a value: ${rawName} <${option.value ?? 'value'}>.`)
  if (!inline && value.startsWith('-') && value !== '-')
    throw new UsageError(`${rawName} needs a value; one that begins with “-” is written ${rawName}=${value}.`)
  if (option.kind === 'list')
    return [...(earlier as string[]), ...value.split(',').map(part => checked(rawName, option, part.trim()))]
  if (earlier !== undefined) throw new UsageError(`${rawName} is given twice.`)
  return checked(rawName, option, value)
}

function checked(rawName: string, { choices }: Option, value: string): string {
  if (!choices || choices.includes(value)) return value
  const meant = nearest(value, choices)
  const hint = meant === undefined ? `It is one of ${choices.join(', ')}.` : `Did you mean “${meant}”?`
  throw new UsageError(`${rawName} cannot be “${value}”. ${hint}`)
}

function unknownOption(rawName: string, options: Options): UsageError {
  const meant = nearest(
    rawName,
    Object.keys(options).map(name => `--${name}`),
  )
  return new UsageError(
    `There is no option ${rawName}.${meant === undefined ? ' See --help.' : ` Did you mean ${meant}?`}`,
  )
}

function requireOptions({ name, options }: AnyCommand, given: Readonly<Record<string, unknown>>): void {
  const missing = Object.entries(options)
    .filter(([option, { required }]) => required && (given[option] === undefined || isEmpty(given[option])))
    .map(([option, { kind }]) => (kind === 'operand' ? `<${option}>` : `--${option}`))
  if (missing.length > 0)
    throw new UsageError(`${missing.join(', ')} must be given; see “konttori help ${name}”.`)
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
