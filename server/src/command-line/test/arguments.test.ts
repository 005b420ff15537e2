import { describe, expect, it } from 'vitest'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { type Options, UsageError } from '../command.ts'
import { allCommands } from '../commands.ts'
import { everyCommandsOptions } from '../common-options.ts'
import { helpAbout } from '../help.ts'
import { nearest } from '../../platform/vocabulary/nearest.ts'
import { parse } from '../parse.ts'
import { konttori } from './konttori.ts'

/** The words of a command line as a shell would split it; the examples quote with double quotes only. */
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

const parsed = (line: string) => parse(words(line), allCommands)

describe.each(allCommands.map(command => [command.name, command] as const))(
  'the help of “%s”',
  (name, command) => {
    const help = helpAbout(name.split(' '), allCommands)

    it('has a summary of one sentence', () => {
      expect(command.summary).toMatch(/^[A-Z][^\n]+\.$/)
      expect(help.replaceAll('\n', ' ')).toContain(command.summary)
    })

    it('tells of every option in a sentence', () => {
      const options: Options = { ...command.options, ...everyCommandsOptions }
      for (const [option, { help: text, kind, value }] of Object.entries(options)) {
        expect(option).toMatch(/^[a-z]+(-[a-z]+)*$/)
        expect(text).toMatch(/^[A-Z].+\.$/)
        expect(help).toContain(kind === 'operand' ? `<${value}>` : `--${option}`)
      }
    })

    it('has examples that are correct', () => {
      expect(command.examples.length).toBeGreaterThan(0)
      for (const example of command.examples) {
        expect(example).toMatch(/^konttori /)
        expect(parsed(example.slice('konttori '.length))).toMatchObject({
          kind: 'command',
          command: { name },
        })
      }
    })

    it('stays within a hundred columns, but for the examples', () => {
      const [before = ''] = help.split(/\nExamples?:/)
      expect(before.split('\n').filter(line => line.length > 100)).toEqual([])
    })
  },
)

it('the overview names every command, and the exit codes are all explained', () => {
  const overview = helpAbout([], allCommands)
  for (const { name } of allCommands) expect(overview).toContain(`  ${name}  `)
  const codes = helpAbout(['exit-codes'], allCommands)
  for (const [name, code] of Object.entries(exitCodes)) expect(codes).toContain(`${code}   ${name}: `)
})

it.each([
  ['', { kind: 'help', topic: [] }],
  ['--help', { kind: 'help', topic: [] }],
  ['help', { kind: 'help', topic: [] }],
  ['member', { kind: 'help', topic: ['member'] }],
  ['member --help', { kind: 'help', topic: ['member'] }],
  ['help member grant', { kind: 'help', topic: ['member', 'grant'] }],
  ['member grant --help', { kind: 'help', topic: ['member', 'grant'] }],
  ['member grant --capability -h', { kind: 'help', topic: ['member', 'grant'] }],
  ['--version', { kind: 'version' }],
  ['member list --json', { kind: 'command', json: true, dataDir: undefined }],
  ['member list --data-dir=/x', { kind: 'command', json: false, dataDir: '/x' }],
  [
    'key create --owner a@b.fi --name x --scope org.admin,hr.manage --scope payroll.run',
    { given: { scope: ['org.admin', 'hr.manage', 'payroll.run'], service: false, expires: undefined } },
  ],
])('“konttori %s” is understood', (line, request) => {
  expect(parsed(line)).toMatchObject(request)
})

it.each([
  ['membr list', 'There is no command “membr”. Did you mean “konttori member”?'],
  ['member lst', 'There is no command “member lst”. Did you mean “konttori member list”?'],
  ['xyzzy', 'There is no command “xyzzy”. See “konttori --help”.'],
  ['--data-dir x member list', 'The command comes first, then --data-dir; see “konttori --help”.'],
  ['member list --organization x', 'There is no option --organization. Did you mean --organisation?'],
  ['member list kallio', '“kallio” belongs to no option; values are given as --option value.'],
  ['member list --organisation', '--organisation needs a value: --organisation <slug|id>.'],
  [
    'member list --organisation --json',
    '--organisation needs a value; one that begins with “-” is written --organisation=--json.',
  ],
  ['member list --organisation a --organisation b', '--organisation is given twice.'],
  ['member list --json=yes', '--json is a switch and takes no value.'],
  ['member list -x', 'There is no option -x. See --help.'],
  ['member list --__proto__ x', 'There is no option --__proto__. See --help.'],
  ['member grant --member a@b.fi', '--capability, --reason must be given; see “konttori help member grant”.'],
  [
    'key create --owner a@b.fi --name x --scope payrol.run',
    '--scope cannot be “payrol.run”. Did you mean “payroll.run”?',
  ],
])('“konttori %s” is refused in one line that says what is wrong', (line, message) => {
  expect(() => parsed(line)).toThrow(new UsageError(message))
})

it('help about what is not there is refused like a command that is not there', () => {
  expect(() => helpAbout(['bakcup'], allCommands)).toThrow(UsageError)
})

it.each([
  ['serv', 'serve'],
  ['gratn', 'grant'],
  ['lsit', 'list'],
  ['x', undefined],
])('nearest to “%s” is %s', (word, expected) => {
  expect(nearest(word, ['serve', 'grant', 'list'])).toBe(expected)
})

it('an error is one line on standard error, or one JSON value, and says nothing on standard output', async () => {
  expect(await konttori(['membr'], {})).toEqual({
    exitCode: exitCodes.usage,
    stdout: '',
    stderr: 'konttori: There is no command “membr”. Did you mean “konttori member”?\n',
  })
  const { stderr } = await konttori(['membr', '--json'], {})
  expect(JSON.parse(stderr)).toMatchObject({ error: 'usage', exitCode: exitCodes.usage })
})

it('the version and the help have a form for programs', async () => {
  const version = JSON.parse((await konttori(['--version', '--json'], {})).stdout)
  expect(version.version).toMatch(/^\d+\.\d+\.\d+/)
  const help = JSON.parse((await konttori(['help', 'member', '--json'], {})).stdout)
  expect(help.commands.map(({ name }: { name: string }) => name)).toEqual([
    'member list',
    'member invite',
    'member grant',
    'member revoke',
    'member assign',
    'member reset-sign-in',
  ])
})
