import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  Id,
  Instant,
  nullable,
  object,
  oneOf,
  PlainDate,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { catalogued, eventCatalogueOf } from '../catalogue.ts'
import { samplePayload } from '../sample-events/payload.ts'

const payload = object({
  workDayId: Id,
  workDate: PlainDate,
  status: oneOf(['draft', 'confirmed']),
  groupId: nullable(Id),
  kind: nullable(oneOf(['a', 'b'])),
  count: Type.Integer({ minimum: 1 }),
  slaMet: nullable(Type.Boolean()),
  assignees: array(Id),
  name: Type.String(),
  approvedAt: Instant,
})

const family = contract({
  name: 'things',
  tag: 'Things',
  refusals: refusals({}),
  events: events({ 'thing.made': { capabilities: ['hr.manage', 'members.manage'], payload } }),
  operations: {},
})

const validator = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false })

describe('the catalogue', () => {
  const catalogue = eventCatalogueOf([family])
  const declared = catalogue.get('thing.made')
  if (!declared) throw new Error('the catalogue lacks a declared event')
  const entry = JSON.parse(JSON.stringify(catalogued('thing.made', declared)))

  test('publishes each event with its capabilities and a schema that says its draft', () => {
    expect(entry).toMatchObject({
      event: 'thing.made',
      capabilities: ['hr.manage', 'members.manage'],
      payloadSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
    })
    expect(entry.payloadSchema.required).toContain('approvedAt')
  })

  test('publishes schemas that a validator of draft 2020-12 compiles', () => {
    expect(() => validator.compile(entry.payloadSchema)).not.toThrow()
  })
})

test('a sample has the shape of its event and names nobody', () => {
  const now = '2026-11-20T07:00:00.000Z'
  const sample = samplePayload(payload, now)
  const check = validator.compile(payload)
  expect(check(sample), JSON.stringify(check.errors)).toBe(true)
  expect(sample).toMatchObject({
    workDayId: '00000000-0000-7000-8000-000000000000',
    workDate: '2026-11-20',
    approvedAt: now,
  })
})
