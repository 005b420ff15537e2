import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startServedWorld } from '../../../../test/browser/served-world.ts'
import { patience } from '../../../../test/world/patience.ts'
import { programs } from '../../../../test/world/programs.ts'
import { modules } from '../../../modules/index.ts'
import { importRegisters } from '../../../modules/records/imports/port.ts'
import { contributionsOf } from '../../../platform/module.ts'
import { allCommands } from '../../commands.ts'
import { konttori } from '../../test/konttori.ts'

const world = await startServedWorld()
const admin = world.as('aino')
const environment = { ...process.env, KONTTORI_KEY: world.meri.serviceKey, KONTTORI_BASE_URL: world.origin }
const folder = await mkdtemp(join(tmpdir(), 'konttori-import-'))
afterAll(() => rm(folder, { recursive: true }))

let made = 0
/** A level of one test alone. */
async function freshLevel() {
  const { body } = await admin.post('/v1/dimensions', { code: `told_${++made}`, name: 'Taso' })
  const targets = async () => {
    const rows = await world.database.owner<{ code: string }>(
      'select code from dimension_values where dimension_id = $1 order by code',
      [body.id],
    )
    return rows.map(({ code }) => code)
  }
  return { level: body.code as string, targets }
}

async function file(text: string, name = `targets-${made}.csv`): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const imported = (path: string, level: string, ...more: string[]) =>
  konttori(['import', 'tracking-targets', path, '--level', level, ...more], environment)

const code = (number: number) => String(number).padStart(4, '0')

/** The first is above all, and ten above the others. */
const parentOf = (row: number) => (row === 0 ? '' : row <= 10 ? code(0) : code((row % 10) + 1))

describe('konttori import', () => {
  it('is there for every register of the interface', () => {
    const names = allCommands.flatMap(({ name }) => (name.startsWith('import ') ? [name.slice(7)] : []))
    const registers = contributionsOf(modules)(importRegisters).map(({ register }) => register)
    expect(names.toSorted(), 'each has a line in command-line/commands/import.ts').toEqual(
      registers.toSorted(),
    )
  })

  it('tells each refused row by its line and column, and gives the rows back to be mended', async () => {
    const { level, targets } = await freshLevel()
    const path = await file('Koodi;Nimi;Käytössä\n1;Yksi;kyllä\n\n2;"Kak\nsi";ehkä\n3;=1+1;\n')
    const looked = await imported(path, level, '--dry-run')
    expect(looked).toMatchObject({
      exitCode: 19,
      stdout: expect.stringContaining(`${path}:4: Käytössä: invalid_value`),
    })
    expect(await targets()).toEqual([])

    const refused = join(folder, 'refused.csv')
    const done = await imported(path, level, '--errors-to', refused)
    expect(done.stdout).toContain('2 created, 0 updated, 0 unchanged, 1 refused.')
    expect(await targets()).toEqual(['1', '3'])
    const back = await readFile(refused, 'utf8')
    expect(back).toBe('\ufeffKoodi;Nimi;Käytössä;refused\r\n2;"Kak\nsi";ehkä;Käytössä: invalid_value\r\n')

    await writeFile(refused, back.replace('ehkä', 'ei').replace('Kak\nsi', 'Kaksi'))
    expect(await imported(refused, level)).toMatchObject({
      exitCode: 0,
      stdout: '1 created, 0 updated, 0 unchanged, 0 refused.\n',
    })
    expect(await targets()).toEqual(['1', '2', '3'])
    expect(await imported(path, level, '--errors-to', refused)).toMatchObject({ exitCode: 64 })
  })

  it('tells of a cell too many, an unknown column and a cell without a value by their rows, and imports the others', async () => {
    const { level, targets } = await freshLevel()
    const path = await file('Koodi;Nimi;Nmi\n1;Yksi;x\n2;Kaksi;;y\n3;#N/A\n4;Neljä\n')
    const done = await imported(path, level)
    expect(done.exitCode).toBe(19)
    for (const told of [':2: Nmi: unknown_field', ':3: D: unknown_field', ':4: Nimi: cell_without_value'])
      expect(done.stdout).toContain(`${path}${told}`)
    expect(await targets()).toEqual(['4'])
  })

  it('sends parents before the rows below them, also over parts of 500 rows', async () => {
    const { level, targets } = await freshLevel()
    const rows = Array.from(
      { length: 1200 },
      (_, row) => `${code(row)};Kohde ${row};${row === 1199 ? '' : code(row + 1)}`,
    )
    const done = await imported(
      await file(`Code,Name,Parent code\n${rows.join('\n').replaceAll(';', ',')}`),
      level,
      '--json',
    )
    expect(JSON.parse(done.stdout)).toMatchObject({ created: 1200, refused: 0 })
    expect((await targets()).length).toBe(1200)
  })

  it('tells in a dry run of several parts what the import then does', async () => {
    const { level, targets } = await freshLevel()
    const rows = Array.from({ length: 1100 }, (_, row) => `${code(row)},Kohde ${row},${parentOf(row)}`)
    // Codes of earlier parts again: as they were, changed, and below a parent that would be another.
    const again = ['0007,Kohde 7,0000', '0008,Uusi nimi,0000', '1099,Kohde 1099,0001', '2000,Orpo,3000']
    const path = await file(`Code,Name,Parent code\n${[...rows, ...again].join('\n')}`)
    const looked = JSON.parse((await imported(path, level, '--dry-run', '--json')).stdout)
    expect(await targets()).toEqual([])
    expect(looked).toMatchObject({ created: 1100, updated: 1, unchanged: 1, refused: 2, uncertain: [] })
    const done = JSON.parse((await imported(path, level, '--json')).stdout)
    const withoutId = ({ id: _, ...error }: Record<string, unknown>) => error
    expect({ ...done, dryRun: true, errors: done.errors.map(withoutId) }).toEqual({
      ...looked,
      errors: looked.errors.map(withoutId),
    })
  })

  it('goes on after the last part of the history when it was killed, and imports nothing twice', async () => {
    const { level, targets } = await freshLevel()
    const rows = Array.from({ length: 2200 }, (_, row) => `${code(row)};${row === 7 ? '' : `Kohde ${row}`}`)
    const path = await file(`Koodi;Nimi\n${rows.join('\n')}`)
    const parts = async () => {
      const imports = await world.database.owner<{ filename: string }>(
        'select filename from imports where filename like $1 order by created_at, id',
        [`targets-${made}.csv (part %`],
      )
      return imports.map(({ filename }) => Number(/part (\d) of 5/.exec(filename)?.[1]))
    }
    const program = programs().commandLine
    const child = spawn(process.execPath, [program, 'import', 'tracking-targets', path, '--level', level], {
      env: environment,
      stdio: 'ignore',
    })
    const ended = new Promise(end => child.once('exit', end))
    await vi.waitUntil(async () => (await parts()).length > 0, { ...patience, interval: 5 })
    child.kill('SIGKILL')
    await ended

    const again = await imported(path, level)
    expect(again).toMatchObject({
      exitCode: 19,
      stdout: expect.stringContaining(`${path}:9: Nimi: missing_required`),
    })
    expect(await parts()).toEqual([1, 2, 3, 4, 5])
    expect((await targets()).length).toBe(2199)
  })

  it('sends nothing of a file that cannot be read to its end', async () => {
    const { level, targets } = await freshLevel()
    const rows = Array.from({ length: 600 }, (_, row) => `${code(row)};Kohde`).join('\n')
    for (const [text, problem] of [
      [`Koodi;Nimi\n${rows}\n9;"a`, 'table_unreadable'],
      [`Kodi;Nimike\n${rows}`, 'table_header_invalid'],
    ] as const)
      expect(await imported(await file(text), level)).toMatchObject({
        exitCode: 11,
        stderr: expect.stringContaining(problem),
      })
    expect(await imported(join(folder, 'none.csv'), level)).toMatchObject({ exitCode: 64 })
    expect(await targets()).toEqual([])
  })
})
