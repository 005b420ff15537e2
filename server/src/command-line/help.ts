import { type ExitCode, exitCodes } from '../lifecycle/exit-codes.ts'
import { type AnyCommand, type Option, type Options } from './command.ts'
import { everyCommandsOptions } from './common-options.ts'
import { exitMeanings } from './exit-meanings.ts'
import { unknownCommand } from './parse.ts'

const width = 100

/** The help about a topic: everything, a group of commands, one command, or the exit codes. Throws `UsageError`. */
export function helpAbout(topic: readonly string[], commands: readonly AnyCommand[]): string {
  const name = topic.join(' ')
  if (name === '') return overview(commands)
  if (name === 'exit-codes') return exitCodeTable()
  const found = commands.find(command => command.name === name)
  if (found) return helpOf(found)
  const group = commands.filter(command => command.name.startsWith(`${name} `))
  if (group.length > 0) return helpOfGroup(name, group)
  throw unknownCommand(topic, commands)
}

/** The same for programs. */
export const describeCommands = (topic: readonly string[], commands: readonly AnyCommand[]): unknown => ({
  commands: commands
    .filter(({ name }) => `${name} `.startsWith(topic.map(word => `${word} `).join('')))
    .map(({ name, summary, description = null, options, examples }) => ({
      name,
      summary,
      description,
      options: { ...options, ...everyCommandsOptions },
      examples,
    })),
  exitCodes,
})

function overview(commands: readonly AnyCommand[]): string {
  return page(
    'Konttori, an open back office: the service and what its operator needs.',
    section('Usage', ['konttori <command> [options]']),
    section('Commands', table(commands.map(({ name, summary }) => [name, summary]))),
    section('Every command takes', optionTable(everyCommandsOptions)),
    section('More', [
      'konttori help <command>      what a command does, its options, and examples',
      'konttori help exit-codes     what the program ends with, and why',
      'konttori --version           the version',
    ]),
    paragraph(
      'Commands work on the database of DATABASE_URL, or on the embedded one of --data-dir or KONTTORI_DATA_DIR, ' +
        'whether the service runs there or not; a running service notices at once. Where none is named, they work on ' +
        'the service that runs on this machine, and say so; where none runs, they say which database they would touch, ' +
        'and ask. A program is not asked but told what to pass; --yes goes on. “listen” and ' +
        '“trigger” reach a service over HTTP, wherever it is, and may what their API key may.',
    ),
  )
}

function helpOfGroup(name: string, commands: readonly AnyCommand[]): string {
  return page(
    section('Usage', [`konttori ${name} <command> [options]`]),
    section('Commands', table(commands.map(command => [command.name, command.summary]))),
    paragraph(`“konttori help ${commands[0]?.name ?? name}” tells more about one.`),
  )
}

function helpOf({ name, summary, description, options, examples }: AnyCommand): string {
  const own = Object.keys(options).length > 0
  return page(
    paragraph(summary),
    section('Usage', usageOf(name, options)),
    description === undefined ? '' : description.split('\n').map(paragraph).join('\n'),
    own ? section('Options', optionTable(options)) : '',
    section('Every command takes', optionTable(everyCommandsOptions)),
    section(examples.length === 1 ? 'Example' : 'Examples', examples),
  )
}

function usageOf(name: string, options: Options): string[] {
  const command = `konttori ${name} `
  const shown = Object.entries(options)
    .filter(([, { required, kind }]) => required || kind === 'operand')
    .map(([name, option]) => (option.required ? spelling(name, option) : `[${spelling(name, option)}]`))
    .map(part => part.replace(' ', '\u00a0'))
  return wrap([...shown, '[options]'].join(' '), width - command.length - 2).map(
    (line, index) => (index === 0 ? command : ' '.repeat(command.length)) + line.replaceAll('\u00a0', ' '),
  )
}

const optionTable = (options: Options): string[] =>
  table(Object.entries(options).map(([name, option]) => [spelling(name, option), explanation(option)]))

function spelling(name: string, { kind, value = 'value' }: Option): string {
  if (kind === 'operand') return `<${value}>`
  return kind === 'switch' ? `--${name}` : `--${name} <${value}>`
}

function explanation({ help, required, kind, choices }: Option): string {
  const notes = [
    required ? 'Required.' : '',
    kind === 'list' ? 'May be repeated, or hold several with commas.' : '',
    choices ? `One of: ${choices.join(', ')}.` : '',
  ]
  return [help, ...notes].filter(Boolean).join(' ')
}

function exitCodeTable(): string {
  const rows = Object.entries(exitCodes)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name, code]): [string, string] => [`${code}`.padStart(3), `${name}: ${meaningOf(code)}`])
  return page(section('Exit codes', table(rows)))
}

const meaningOf = (code: ExitCode): string => exitMeanings[code]

function table(rows: readonly (readonly [string, string])[]): string[] {
  const left = Math.max(...rows.map(([term]) => term.length)) + 3
  return rows.flatMap(([term, text]) => {
    const [first = '', ...more] = wrap(text, width - left - 2)
    return [`${term.padEnd(left)}${first}`, ...more.map(line => ' '.repeat(left) + line)]
  })
}

const section = (title: string, lines: readonly string[]): string =>
  [`${title}:`, ...lines.map(line => `  ${line}`)].join('\n')

const paragraph = (text: string): string => wrap(text, width).join('\n')

const page = (...parts: readonly string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
