import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../../platform/data/paging.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { figuresOf } from '../figures.ts'
import { keysOf, listByFigure } from '../list-store.ts'
import type { Direction } from '../sorts.ts'

const world = await startWorld()
const admin = world.as('aino')
const ids: string[] = []
for (let index = 0; index < 6; index++)
  ids.push((await admin.post('/v1/customers', { name: `Yritys ${index}` })).body.id)

/** Deals of four customers, two of them alike, as a family would tell of them; two customers have nothing in play. */
const worth = [300, null, 100, 100, 700, null]
const values = sql.join(
  ids.flatMap((id, index) => (worth[index] === null ? [] : [sql`(${id}::uuid, ${worth[index]}::bigint)`])),
)
const deals = figuresOf([
  {
    figure: 'openPipelineCents',
    of: (_, customerId) =>
      sql`(select d.value from (values ${values}) as d(customer_id, value) where d.customer_id = ${customerId})`,
    inPlay: () => sql`(select d.customer_id, d.value from (values ${values}) as d(customer_id, value))`,
  },
])

async function paged(direction: Direction, limit: number): Promise<(number | null)[]> {
  const db = world.app.services.database.reader(world.meri.id)
  const filter = {
    q: undefined,
    withBusinessIds: false,
    withContacts: false,
    held: [],
    ownerMembershipId: undefined,
    unowned: false,
    leavers: [],
  }
  const rest = { tagId: undefined, activeOnly: true, idleSince: undefined, code: undefined }
  const none = { externalSource: undefined, externalId: undefined }
  const found: { id: string; openPipelineCents: number | null }[] = []
  let cursor: string | undefined
  do {
    const page = openPage(
      db,
      { limit, ...(cursor && { cursor }) },
      { operation: 'test', keys: keysOf('openPipelineCents', direction) },
    )
    const { items, pageInfo } = page.answer(
      await listByFigure(
        db,
        { filter: { ...filter, ...rest, ...none }, page, figures: deals },
        { figure: 'openPipelineCents', direction },
      ),
    )
    found.push(...items)
    cursor = pageInfo.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(found.map(({ id }) => id)).size).toBe(ids.length)
  return found.map(({ openPipelineCents }) => openPipelineCents)
}

describe('customers by a figure that another family tells', () => {
  it.each([1, 2, 3, 100])('come with nothing in play last, both ways, in pages of %i', async limit => {
    expect(await paged('desc', limit)).toEqual([700, 300, 100, 100, null, null])
    expect(await paged('asc', limit)).toEqual([100, 100, 300, 700, null, null])
  })
})
