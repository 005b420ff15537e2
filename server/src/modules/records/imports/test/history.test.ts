import { expect, it } from 'vitest'
import { type Draws, drawsFrom } from '../../../../../test/world/draws.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { tableMediaTypes } from '../../../../platform/contract/table.ts'
import { History, type SentRow } from './history.ts'

const firstSeed = Number(process.env['KONTTORI_IMPORTS_SEED'] ?? 30)
const seeds = Number(process.env['KONTTORI_IMPORTS_SEEDS'] ?? 2)
const steps = Number(process.env['KONTTORI_IMPORTS_STEPS'] ?? 60)

const world = await startWorld()
const admin = world.as('aino')

const names = ['Halli', 'Varasto', 'Konttori', 'Äänekoski']

/** A row as another system may send it, or one that is damaged. */
function drawnRow(draw: Draws, seed: number): SentRow {
  const code = `sato-${seed}-${draw.below(8)}`
  const row: SentRow = {
    code,
    ...(draw.chance(0.8) && { name: draw.oneOf(names) }),
    ...(draw.chance(0.4) && { active: draw.chance(0.5) }),
  }
  if (draw.chance(0.85)) return row
  return draw.oneOf<SentRow>([
    { ...row, bogus: 'x' },
    { ...row, code: 'ei kelpaa!' },
    { ...row, active: 'ehkä' },
  ])
}

/** Some rows, a part of them repeated, in any order. */
function drawnRows(draw: Draws, seed: number): SentRow[] {
  const rows = Array.from({ length: 1 + draw.below(7) }, () => drawnRow(draw, seed))
  return draw.shuffled([...rows, ...rows.filter(() => draw.chance(0.3))])
}

/** The same rows as a table, its columns in any order, in the words of people. */
function tableOf(draw: Draws, rows: readonly SentRow[]): string {
  const flag = (value: unknown) => (value === true ? 'Kyllä' : value === false ? 'ei' : (value ?? ''))
  const columns = draw.shuffled([
    ['Koodi', (row: SentRow) => row.code],
    ['Nimi', (row: SentRow) => row.name ?? ''],
    ['Käytössä', (row: SentRow) => flag(row.active)],
    ['Outo', (row: SentRow) => row.bogus ?? ''],
  ] as const)
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map(row => columns.map(([, cell]) => cell(row))),
  ]
  return lines.map(cells => `${cells.join(';')}\r\n`).join('')
}

async function stored(seed: number) {
  const { items } = (await admin.get(`/v1/planning-units?limit=100&q=sato-${seed}-`)).body
  const own = (items as { code: string | null; name: string; active: boolean }[]).filter(each =>
    each.code?.startsWith(`sato-${seed}-`),
  )
  return new Map(own.map(({ code, name, active }) => [code, { name, active }]))
}

it.each(Array.from({ length: seeds }, (_, place) => firstSeed + place))(
  'any order, repetition, damage and undoing of rows ends where a model says, seed %i',
  async seed => {
    const draw = drawsFrom(seed)
    const undoings = new Set<number>()
    const history = new History()
    for (let step = 0; step < steps; step++) {
      const carriedOut = history.carriedOut()
      const told = `step ${step}`
      if (carriedOut.length > 0 && draw.chance(0.4)) {
        const id = draw.oneOf(carriedOut)
        const { status, body } = await admin.post(`/v1/imports/${id}/undo`, {})
        undoings.add(status)
        expect([status, body.code], told).toEqual(
          history.undo(id) ? [200, undefined] : [409, 'import_undo_blocked'],
        )
      } else {
        const rows = drawnRows(draw, seed)
        const { body } = draw.chance(0.5)
          ? await admin.post('/v1/imports/planning-units', { rows })
          : await admin.post('/v1/imports/planning-units', tableOf(draw, rows), {
              'content-type': tableMediaTypes.csv,
            })
        const came = body.results.map(({ status, code }: any) => code ?? status)
        expect(came, told).toEqual(history.bring(body.importId, rows))
      }
      expect(await stored(seed), told).toEqual(history.records)
    }
    // Both were met, so that neither goes untried.
    expect(undoings).toEqual(new Set([200, 409]))
  },
)
