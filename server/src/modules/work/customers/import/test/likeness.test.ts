import { expect, it } from 'vitest'
import { type Draws, drawsFrom } from '../../../../../../test/world/draws.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { LikeCustomers, type SentCustomer } from './likeness-model.ts'

const firstSeed = Number(process.env['KONTTORI_IMPORTS_SEED'] ?? 30)
const seeds = Number(process.env['KONTTORI_IMPORTS_SEEDS'] ?? 3)
const steps = Number(process.env['KONTTORI_IMPORTS_STEPS'] ?? 60)

const world = await startWorld()
const admin = world.as('aino')

/** Names of one seed, some of which differ in letter case alone: few, so that many customers bear one. */
const name = (draw: Draws, seed: number) => `${draw.oneOf(['Virta', 'VIRTA', 'Puro', 'Joki'])} ${seed}`
const businessIds = ['1234567-1', '2345678-0', '0112038-9'] as const

const drawnRow = (draw: Draws, seed: number): SentCustomer => ({
  ...(draw.chance(0.3) && { code: `as-${seed}-${draw.below(4)}` }),
  ...(draw.chance(0.8) && { name: name(draw, seed) }),
  ...(draw.chance(0.3) && { businessId: draw.oneOf(businessIds) }),
  ...(draw.chance(0.5) && { phone: draw.oneOf(['1', '2']) }),
})

async function stored(seed: number): Promise<object[]> {
  const { items } = (await admin.get(`/v1/customers?limit=100&q=${seed}`)).body
  return (items as any[]).filter(each => each.name.endsWith(` ${seed}`))
}

const shown = ({ id, code, name: called, businessId, phone }: any) => ({
  ...{ id, code, name: called, businessId, phone },
})
const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)

it.each(Array.from({ length: seeds }, (_, place) => firstSeed + place))(
  'rows that fit several customers are refused, whatever others write between, and no other is taken for one, seed %i',
  async seed => {
    const draw = drawsFrom(seed)
    // Business ids are of the whole organisation: those of another seed are not to be met.
    await world.database.owner('update customers set business_id = null where org_id = $1', [world.meri.id])
    const model = new LikeCustomers()
    const met = new Set<string>()
    const wanted = ['created', 'updated', 'unchanged', 'customer_ambiguous', 'undone 200']
    const isMet = () => wanted.every(each => met.has(each))
    // Until everything was met, so that nothing goes untried: how soon depends on what was drawn.
    for (let step = 0; step < steps || (!isMet() && step < 20 * steps); step++) {
      const told = `KONTTORI_IMPORTS_SEED=${seed}, step ${step}`
      const [carriedOut, ids] = [model.carriedOut(), model.ids()]
      if (carriedOut.length > 0 && draw.chance(0.2)) {
        const id = draw.oneOf(carriedOut)
        const { status, body } = await admin.post(`/v1/imports/${id}/undo`, {})
        met.add(`undone ${status}`)
        expect([status, body.code], told).toEqual(
          model.undo(id) ? [200, undefined] : [409, 'import_undo_blocked'],
        )
      } else if (draw.chance(0.2)) {
        const made = {
          name: name(draw, seed),
          ...(draw.chance(0.4) && { businessId: draw.oneOf(businessIds) }),
        }
        const { status, body } = await admin.post('/v1/customers', made)
        expect(status, told).toBe(201)
        model.create(body.id, made)
      } else if (ids.length > 0 && draw.chance(0.25)) {
        const id = draw.oneOf(ids)
        const changed = draw.chance(0.5) ? { name: name(draw, seed) } : { phone: draw.oneOf(['1', '2']) }
        const { status } = await admin.patch(`/v1/customers/${id}`, changed)
        expect(status, told).toBe(200)
        model.change(id, changed)
      } else {
        const rows = Array.from({ length: 1 + draw.below(5) }, () => drawnRow(draw, seed))
        const { body } = await admin.post('/v1/imports/customers', { rows })
        const came = body.results.map(({ status, code, id }: any) => ({ became: code ?? status, id }))
        for (const { became } of came) met.add(became)
        expect(came, `${told}: ${JSON.stringify(rows)}`).toEqual(model.bring(body.importId, rows, came))
      }
      expect((await stored(seed)).map(shown).toSorted(byId), told).toEqual(model.records().toSorted(byId))
    }
    expect([...met]).toEqual(expect.arrayContaining(wanted))
  },
)
