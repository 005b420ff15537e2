import { expect, it } from 'vitest'
import { allCommands } from '../../command-line/commands.ts'
import { parse } from '../../command-line/parse.ts'
import { modules } from '../../modules/index.ts'
import { programsOf } from './programs.ts'

const { shown } = programsOf(
  modules.map(({ contract }) => contract),
  'https://konttori.example',
  '@konttori/sdk',
)
const lines = shown.flatMap(text => text.split('\n')).filter(line => line.startsWith('npx konttori '))

it.each(lines)('the command that a guide names is one: %s', line => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  expect(parse(words.slice(2), allCommands)).toMatchObject({ kind: 'command' })
})

it('guides name some', () => expect(lines.length).toBeGreaterThan(2))
