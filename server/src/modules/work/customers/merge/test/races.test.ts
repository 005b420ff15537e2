import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { announced, png } from '../../../../records/attachments/test/uploads.ts'
import { contributionsOf } from '../../../../../platform/module.ts'
import { modules } from '../../../../index.ts'
import { customerHistory } from '../references.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/customers'

const made = async (at: string, body: object): Promise<any> => {
  const answer = await admin.post(at, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const customers = (count: number): Promise<{ id: string }[]> =>
  Promise.all(Array.from({ length: count }, () => made(path, { name: 'Kilpailija Oy' })))
const merge = (loser: { id: string }, winner: { id: string }) =>
  admin.post(`${path}/${loser.id}/merge`, { targetCustomerId: winner.id })

const tags: string[] = []
for (const code of ['race_a', 'race_b', 'race_c'])
  tags.push((await made('/v1/customer-tags', { code, name: code })).id)

it('of merges of one customer into six others at once one succeeds, and the rest are told where it went', async () => {
  const [loser, ...targets] = await customers(7)
  const answers = await Promise.all(targets.map(target => merge(loser!, target)))
  const winners = targets.filter((_, index) => answers[index]?.status === 200)
  expect(winners).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 200)
      expect({ status, code: body.code, into: body.mergedIntoCustomerId }).toEqual({
        status: 409,
        code: 'customer_merged',
        into: winners[0]?.id,
      })
})

it('of merges in a circle at once one stays out, whoever is first', async () => {
  for (let round = 0; round < 3; round++) {
    const ring = await customers(3)
    const answers = await Promise.all(ring.map((each, index) => merge(each, ring[(index + 1) % 3]!)))
    const left = await Promise.all(ring.map(async ({ id }) => (await admin.get(`${path}/${id}`)).body))
    expect(left.filter(({ active }) => active).length).toBe(
      3 - answers.filter(({ status }) => status === 200).length,
    )
    expect(left.filter(({ active }) => active).length).toBeGreaterThan(0)
    for (const { status, body } of answers)
      if (status !== 200) expect(['customer_merged', 'customer_merge_target_inactive']).toContain(body.code)
  }
})

const stages = [{ code: 'first', name: 'Alku', probabilityBp: 1000 }]
const pipelineId = (await made('/v1/crm/pipelines', { code: 'race', name: 'Myynti', stages })).id

interface Step {
  readonly do: 'merge' | 'contact' | 'link' | 'deal' | 'activity' | 'lead' | 'file' | 'change'
  readonly at: number
  readonly other: number
}
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('merge' as const), at: fc.nat(4), other: fc.nat(4) }),
  fc.record({ do: fc.constant('contact' as const), at: fc.nat(4), other: fc.nat(1) }),
  fc.record({ do: fc.constant('link' as const), at: fc.nat(4), other: fc.nat(2) }),
  fc.record({ do: fc.constant('deal' as const), at: fc.nat(4), other: fc.nat(900) }),
  fc.record({ do: fc.constant('activity' as const), at: fc.nat(4), other: fc.nat(0) }),
  fc.record({ do: fc.constant('lead' as const), at: fc.nat(4), other: fc.nat(900) }),
  fc.record({ do: fc.constant('file' as const), at: fc.nat(4), other: fc.nat(0) }),
  fc.record({ do: fc.constant('change' as const), at: fc.nat(4), other: fc.nat(9) }),
)

const batches = fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 3 })
/** Which of the tags each of five customers has. */
const marks = fc.array(fc.nat(7), { minLength: 5, maxLength: 5 })

/** What was written to five customers, and which of them were merged into which. */
class History {
  readonly ids: string[] = []
  readonly people: string[] = []
  readonly into = new Map<string, string>()
  /** Who was made a contact, of whom. */
  readonly places: [customerId: string, contactId: string][] = []
  readonly deals: { id: string; customerId: string; valueCents: number }[] = []
  readonly leads: { id: string; customerId: string }[] = []
  readonly files: { id: string; customerId: string }[] = []
  readonly activities: { id: string; customerId: string; doneAt: string }[] = []

  /** The customer that has what one had. */
  last(id: string): string {
    const next = this.into.get(id)
    return next === undefined ? id : this.last(next)
  }

  /** Whether what one had came to another, or went on from there. */
  passed(from: string, id: string): boolean {
    const next = this.into.get(from)
    return from === id || (next !== undefined && this.passed(next, id))
  }

  async begin(marked: readonly number[]): Promise<void> {
    for (const bits of marked)
      this.ids.push((await made(path, { name: 'Kilpailija Oy', tags: tagsOf(bits) })).id)
    const { id } = await made(path, { name: 'Muualla Oy' })
    for (const name of ['Aada', 'Eero', 'Helka'])
      this.people.push((await made(`${path}/${id}/contacts`, { name })).id)
  }

  async act({ do: verb, at, other }: Step): Promise<void> {
    const id = this.ids[at]!
    const answer = await this.#send(verb, id, other)
    if (answer.status >= 300) {
      expect(refusals[verb]).toContain(answer.body.code)
      return
    }
    if (verb === 'merge') this.into.set(id, this.ids[other]!)
    if (verb === 'contact' || verb === 'link') this.places.push([id, answer.body.id])
    if (verb === 'deal') this.deals.push(answer.body)
    if (verb === 'file') this.files.push({ id: answer.body.id, customerId: id })
    if (verb === 'lead') {
      this.leads.push({ id: answer.body.lead.id, customerId: id })
      this.deals.push({ id: answer.body.lead.converted.dealId, customerId: id, valueCents: other })
    }
    if (verb !== 'activity') return
    const { body } = await admin.post(`/v1/crm/activities/${answer.body.id}/complete`, {})
    // It may have moved by then.
    this.activities.push({ id: body.id, doneAt: body.doneAt, customerId: id })
  }

  async #send(verb: Step['do'], id: string, other: number) {
    switch (verb) {
      case 'merge':
        return merge({ id }, { id: this.ids[other]! })
      case 'contact':
        return admin.post(`${path}/${id}/contacts`, { name: 'Uusi', ...(other === 1 && { primary: true }) })
      case 'link':
        return admin.post(`${path}/${id}/contacts/link`, { contactId: this.people[other] })
      case 'deal':
        return admin.post('/v1/crm/deals', { title: 'Kauppa', customerId: id, pipelineId, valueCents: other })
      case 'activity':
        return admin.post('/v1/crm/activities', { type: 'call', subject: 'Soitto', customerId: id })
      case 'lead': {
        const lead = await made('/v1/crm/leads', { title: 'Liidi' })
        const deal = { pipelineId, valueCents: other }
        return admin.post(`/v1/crm/leads/${lead.id}/convert`, { customer: { id }, contact: null, deal })
      }
      case 'file':
        return admin.post('/v1/attachments', announced(png, { type: 'customer', id }))
      case 'change':
        return admin.patch(`${path}/${id}`, { phone: String(other) })
    }
  }
}

const tagsOf = (bits: number) => tags.filter((_, bit) => bits & (1 << bit))

const refusals: Readonly<Record<Step['do'], readonly string[]>> = {
  merge: ['customer_merge_self', 'customer_merged', 'customer_merge_target_inactive'],
  contact: ['customer_merged'],
  link: ['customer_merged', 'crm_contact_already_linked'],
  deal: ['customer_not_found'],
  activity: ['customer_not_found'],
  lead: ['customer_not_found'],
  file: ['customer_not_found'],
  change: ['customer_merged'],
}

it('no row of any family is lost, doubled or left behind by merges, whatever is written at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(batches, marks, async (written, marked) => {
      const history = new History()
      await history.begin(marked)
      for (const batch of written) await Promise.all(batch.map(each => history.act(each)))
      await expectRecords(history)
      await expectPlaces(history)
      await expectTold(history)
      for (const id of history.ids) await expectCustomer(history, id, marked)
      expect(await columnsNaming([...history.into.keys()])).toEqual([])
    }),
    { numRuns: 6 },
  )
})

async function expectRecords(history: History): Promise<void> {
  for (const family of ['deals', 'activities'] as const)
    for (const { id, customerId } of history[family])
      expect((await admin.get(`/v1/crm/${family}/${id}`)).body.customerId).toBe(history.last(customerId))
  for (const { id, customerId } of history.leads)
    expect((await admin.get(`/v1/crm/leads/${id}`)).body.converted.customerId).toBe(history.last(customerId))
  for (const { id, customerId } of history.files)
    expect((await admin.get(`/v1/attachments/${id}`)).body.target.id).toBe(history.last(customerId))
}

/** When each became a contact is there once for each time, with the customer that has what theirs had. */
async function expectTold(history: History): Promise<void> {
  const found = await world.database.owner<{ place: string }>(
    `select customer_id || ' ' || contact_id as place from contact_place_changes where customer_id = any($1)`,
    [history.ids],
  )
  const expected = history.places.map(([customer, contact]) => `${history.last(customer)} ${contact}`)
  expect(found.map(({ place }) => place).toSorted()).toEqual(expected.toSorted())
}

/** Each pair is there once, and anyone who has contacts has one primary contact: the first of anybody's is one. */
async function expectPlaces(history: History): Promise<void> {
  const found = await world.database.owner<{ customer: string; contact: string; is_primary: boolean }>(
    `select customer_id as customer, contact_id as contact, is_primary from customer_contacts where customer_id = any($1)`,
    [history.ids],
  )
  const pairs = new Set(history.places.map(([customer, contact]) => `${history.last(customer)} ${contact}`))
  expect(found.map(({ customer, contact }) => `${customer} ${contact}`).toSorted()).toEqual([...pairs].sort())
  const primaries = found.filter(row => row.is_primary).map(({ customer }) => customer)
  expect(primaries.toSorted()).toEqual([...new Set(found.map(({ customer }) => customer))].sort())
}

/** A customer has the tags of all that came to it, a tombstone too, and what is in play with them together, a tombstone nothing. */
async function expectCustomer(history: History, id: string, marked: readonly number[]): Promise<void> {
  const { body } = await admin.get(`${path}/${id}`)
  const came = history.into.has(id) ? [] : history.ids.filter(each => history.last(each) === id)
  const open = history.deals.filter(({ customerId }) => came.includes(customerId))
  const done = history.activities.filter(({ customerId }) => came.includes(customerId))
  const tagged = history.ids.filter(each => history.passed(each, id))
  const bits = tagged.reduce((all, each) => all | (marked[history.ids.indexOf(each)] ?? 0), 0)
  const [pipeline] = await world.database.owner<{ cents: string }>(
    `select open_cents as cents from customer_pipelines where customer_id = $1`,
    [id],
  )
  expect(pipeline ? Number(pipeline.cents) : null).toBe(
    open.length === 0 ? null : open.reduce((sum, { valueCents }) => sum + valueCents, 0),
  )
  expect(body).toMatchObject({
    active: !history.into.has(id),
    mergedIntoCustomerId: history.into.has(id) ? history.last(id) : null,
    tags: tagsOf(bits).toSorted(),
    lastActivityAt:
      done
        .map(({ doneAt }) => doneAt)
        .toSorted()
        .at(-1) ?? null,
  })
}

const told = contributionsOf(modules)(customerHistory).flatMap(({ columns }) => columns)
const columns = await world.database.owner<{ table: string; column: string }>(`
  select r.relname as "table", a.attname as "column" from pg_attribute a
    join pg_class r on r.oid = a.attrelid and r.relkind = 'r'
    join pg_namespace n on n.oid = r.relnamespace and n.nspname = 'public'
    where a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) and a.attnum > 0 and not a.attisdropped and a.attname <> 'org_id'`)

/** Every column of ids of every table that has one of these, apart from what tells what was. */
async function columnsNaming(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const asked = columns
    .map(({ table, column }) => [`${table}.${column}`, `${table} r where r."${column}"::text ~ any($1)`])
    .filter(([name]) => name !== 'customers.id' && !told.includes(name!))
  const statement = asked.map(([name, rows]) => `select '${name}' as name where exists (select from ${rows})`)
  const found = await world.database.owner<{ name: string }>(statement.join(' union all '), [ids])
  return found.map(({ name }) => name)
}
