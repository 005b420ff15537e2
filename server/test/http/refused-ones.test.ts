import { describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { locales } from '../../src/platform/vocabulary/locales.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const unknown = newId()

/** Requests for many of which one is refused, with the one that is refused alone by the same code. */
const asked = {
  tasks: {
    many: ['/v1/tasks/bulk', { ids: [unknown], change: { priority: 'high' } }],
    of: ({ skipped }: any) => skipped[0],
    alone: `/v1/tasks/${unknown}`,
  },
  deals: {
    many: ['/v1/crm/deals/change-stage', { stageId: newId(), deals: [{ dealId: unknown }] }],
    of: ({ results }: any) => results[0],
    alone: `/v1/crm/deals/${unknown}`,
  },
  'approved days': {
    many: ['/v1/work-days/approve-batch', { ids: [unknown] }],
    of: ({ skipped }: any) => skipped[0],
    alone: `/v1/work-days/${unknown}`,
  },
  'decided items': {
    many: [
      '/v1/team/approvals/decide-batch',
      { items: [{ kind: 'work_day', subjectId: unknown, decision: 'approve' }] },
    ],
    of: ({ items }: any) => items[0],
    alone: `/v1/work-days/${unknown}`,
  },
  shifts: {
    many: ['/v1/shifts/batch', { rows: [{ id: unknown, cancelReason: 'Ei tarvita.' }] }],
    of: ({ results }: any) => results[0],
    alone: `/v1/shifts/${unknown}`,
  },
} as const satisfies Record<
  string,
  { readonly many: readonly [string, object]; of(body: any): any; readonly alone: string }
>

describe.each(Object.entries(asked))('one of many that is refused among %s', (_, { many, of, alone }) => {
  it.each(locales)('says in the language %s what its problem document says', async language => {
    const inLanguage = { 'accept-language': language }
    const [together, refused] = await Promise.all([
      admin.post(many[0], many[1], inLanguage),
      admin.get(alone, inLanguage),
    ])
    expect(together).toMatchObject({ status: 200, headers: { 'content-language': language } })
    const { code, title, remedy } = refused.body
    expect(of(together.body)).toMatchObject({ code, title, remedy, detail: expect.any(String) })
  })
})

it('a row has the words of its code, and what is not refused has none and looks at no language', async () => {
  const person = { firstNames: 'Ylermi', lastName: 'Väisänen', role: 'employee' }
  const rows = [{ ...person, unitName: 'Olematon' }, { lastName: 'Nimetön' }, person]
  const { body } = await admin.post('/v1/memberships/bulk', { rows }, { 'accept-language': 'fi' })
  const { title, remedy } = (await admin.get(`/v1/planning-units/${unknown}`, { 'accept-language': 'fi' }))
    .body
  expect(body.results[0]).toMatchObject({ code: 'planning_unit_not_found', title, remedy })
  expect(body.results[1]).toMatchObject({ code: 'missing_required', title: 'Riviltä puuttuu kenttä' })
  expect(body.results[2]).not.toHaveProperty('title')
  const done = await admin.post('/v1/memberships/bulk', { rows: [person] }, { 'accept-language': 'fi' })
  expect(done.headers['content-language']).toBeUndefined()
})

it('a date of a range that has nothing to confirm says so in the language of the reader', async () => {
  const { veera } = world.meri.members
  const days = `/v1/team/members/${veera.id}/work-days`
  const range = { from: '2026-03-02', to: '2026-03-02' }
  await admin.put(`${days}/2026-03-02/entries`, { entries: [] })
  const { body } = await admin.post(`${days}/confirm-range`, range, { 'accept-language': 'sv' })
  const [{ code, title, remedy }] = body.skipped
  expect({ code, title }).toEqual({ code: 'day_empty', title: 'Det finns inget att bekräfta' })
  expect(remedy).toMatch(/[.)]$/)
})
