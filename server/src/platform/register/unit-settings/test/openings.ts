import { refusals } from '../../../contract/refusals.ts'
import { array, named, object, Text, Type } from '../../../contract/shapes.ts'
import { refuse } from '../../../vocabulary/decision.ts'
import { unitSettings } from '../unit-settings.ts'
import { untranslated } from '../../../../../test/world/untranslated.ts'

const units = {
  register: 'test-shops',
  reference: 'testShopId',
  one: 'shop',
  missing: 'test_shop_not_found',
  refusals: refusals({
    test_shop_not_found: {
      status: 404,
      title: 'No shop',
      when: 'There is none.',
      remedy: 'Open one.',
      translations: untranslated,
    },
  }),
  exists: async () => true,
} as const

const operations = {
  get: { summary: 'Read when a shop opens', description: 'As it stands on its door.' },
  set: {
    summary: 'Set when a shop opens',
    description: 'From today on.',
    example: { body: { openings: [] } },
  },
} as const

const translations = { in_past: untranslated, repeated: untranslated, stale: untranslated }

/** Settings with everything that they can have, but for an end of their own. */
export const openings = unitSettings({
  name: 'testOpenings',
  tag: 'Shops',
  units,
  path: 'opening',
  table: 'testShopOpenings',
  codes: 'test_opening',
  auditedAs: 'test_shop_opening',
  feature: 'scheduling',
  readers: ['scheduling.plan'],
  rows: { field: 'openings', shape: 'TestOpening', most: 3 },
  from: 'validFrom',
  fields: { hour: Type.Integer(), doors: array(object({ side: Text(10), wide: Type.Boolean() })) },
  check: ({ hour }) => (hour > 23 ? refuse('test_opening_late', 'The day is over by then.') : undefined),
  refusals: refusals({
    test_opening_late: {
      status: 422,
      title: 'Late',
      when: 'It is night.',
      remedy: 'Open by day.',
      translations: untranslated,
    },
  }),
  shows: {
    shapes: { day: named('TestDay', object({ date: Text(10) })) },
    on: date => ({ day: { date } }),
  },
  words: {
    one: 'opening',
    all: 'openings',
    unit: 'that opens',
    history: 'who came has come',
    rows: 'All of them.',
    unset: 'it never opened',
    translations,
    refusals: { repeated: { remedy: 'Open once.' } },
  },
  operations,
})

/** The least settings there are, with an end of their own. */
export const sales = unitSettings({
  name: 'testSales',
  tag: 'Shops',
  units,
  codes: 'test_sale',
  readers: 'none',
  rows: { field: 'sales', most: 9 },
  from: 'soldFrom',
  to: 'soldTo',
  fields: { soldTo: Text(10) },
  words: {
    one: 'sale',
    all: 'sales',
    row: 'sale',
    holds: 'the shop sells',
    unit: 'that sells',
    history: 'what is sold is sold',
    rows: 'All of them.',
    unset: 'nothing was sold',
    translations,
  },
  operations,
})
