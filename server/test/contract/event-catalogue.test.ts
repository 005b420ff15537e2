import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { emissionsOf, emittersOf as emittersIn, operationsOf } from '../../src/platform/contract/family.ts'
import type { TObject } from '../../src/platform/contract/shapes.ts'
import { startWorld } from '../world/world.ts'

const contracts = modules.map(({ contract }) => contract)
const operations = contracts.flatMap(operationsOf)
const declared = contracts.flatMap(({ events }) => Object.entries(events))
const emittersOf = (event: string) => emittersIn(contracts, event)

/** How many events may still be declared without an emitter. Only ever lower it. */
const mostNotEmitted = 32

describe('every declared event', () => {
  const golden = resolve(import.meta.dirname, '../golden/events-not-emitted.txt')
  const listed = readFileSync(golden, 'utf8').split('\n').filter(Boolean)
  const notEmitted = declared.map(([event]) => event).filter(event => emittersOf(event).length === 0)

  it('is declared once', () => expect(new Set(declared.map(([event]) => event)).size).toBe(declared.length))

  it('is emitted by the committed operations and jobs', () =>
    expect(
      `${declared
        .map(([event]) => [event, emittersOf(event)] as const)
        .filter(([, emitters]) => emitters.length > 0)
        .map(([event, emitters]) => `${event}: ${emitters.join(', ')}`)
        .sort()
        .join('\n')}\n`,
    ).toMatchFileSnapshot('../golden/event-emitters.txt'))

  it('that nothing emits stands on the list of those not emitted yet', () =>
    expect(
      notEmitted.filter(event => !listed.includes(event)),
      'declare an event together with what emits it; events-not-emitted.txt does not grow',
    ).toEqual([]))

  it('that is emitted by now is taken from that list', () =>
    expect(
      listed.filter(event => !notEmitted.includes(event)),
      'take these from events-not-emitted.txt and lower mostNotEmitted',
    ).toEqual([]))

  it('that a job emits is named by a job that is no operation, and that says what it does', () => {
    const jobs = contracts.flatMap(contract => Object.entries(contract.jobs ?? {}))
    const ids = new Set(operations.map(({ id }) => id))
    for (const [name, { does, emits }] of jobs) {
      expect([name, ids.has(name)]).toEqual([name, false])
      expect(does).toMatch(/^[A-Z].+\.$/)
      for (const event of emits) expect(emissionsOf(contracts).get(name)).toContain(event)
    }
  })

  it('is on that list never more often than before', () => expect(listed).toHaveLength(mostNotEmitted))
})

interface Field {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly items?: string
  readonly enum?: readonly string[]
}

interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly items?: { readonly type: string }
}

/** A payload as the interface's table writes it. */
const fieldsOf = ({ properties, required }: TObject): Field[] =>
  Object.entries(properties).map(([name, schema]) => {
    const { type, items, enum: values } = schema as FieldSchema
    const types = type === undefined ? [] : [type].flat()
    const plain = types.filter(one => one !== 'null')
    expect([name, plain.length, required.includes(name)]).toEqual([name, 1, true])
    return {
      name,
      type: String(plain[0]),
      nullable: types.includes('null'),
      ...(items && { items: items.type }),
      ...(values && { enum: values }),
    }
  })

describe('the interface’s table of events', () => {
  const table = resolve(import.meta.dirname, '../../../../shared/spec/events.json')

  it('is declared whole: each event, its capabilities, and its fields with their types', context => {
    if (!existsSync(table)) return context.skip('the specification is not beside the project')
    const { events } = JSON.parse(readFileSync(table, 'utf8')) as {
      events: { event: string; capabilities: string[]; payload: Field[] }[]
    }
    const ours = declared.map(([event, { capabilities, payload }]) => ({
      event,
      capabilities,
      payload: fieldsOf(payload),
    }))
    const byName = <T extends { event: string }>(list: readonly T[]) =>
      list.toSorted((one, other) => (one.event < other.event ? -1 : 1))
    // An enumeration of ours may be tighter than the table, which gives only one; a field's order says nothing.
    const comparable = (
      list: readonly { event: string; capabilities: readonly string[]; payload: Field[] }[],
    ) =>
      byName(list).map(({ event, capabilities, payload }) => ({
        event,
        capabilities,
        payload: payload
          .map(({ name, type, nullable, items }) => ({ name, type, nullable, items }))
          .sort((one, other) => (one.name < other.name ? -1 : 1)),
      }))
    expect(comparable(ours)).toEqual(comparable(events))
    for (const { event, payload } of events)
      for (const { name, enum: values } of payload)
        if (values)
          expect([
            event,
            ours.find(one => one.event === event)?.payload.find(one => one.name === name),
          ]).toMatchObject([event, { enum: values }])
  })
})

describe('GET /v1/webhook-events', async () => {
  const world = await startWorld()
  const { status, body } = await world.service.get('/v1/webhook-events')
  const published = body.events as {
    event: string
    capabilities: string[]
    payloadSchema: Record<string, unknown>
  }[]

  it('publishes every event to a key that holds every capability, and nothing but its three fields', () => {
    expect([status, Object.keys(body)]).toEqual([200, ['events']])
    expect(published.map(({ event }) => event)).toEqual(declared.map(([event]) => event))
    for (const entry of published)
      expect(Object.keys(entry)).toEqual(['event', 'capabilities', 'payloadSchema'])
  })

  it('publishes schemas of draft 2020-12 that demand every field and leave room for new ones', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false })
    for (const { event, payloadSchema } of published) {
      expect([event, payloadSchema]).toMatchObject([
        event,
        { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
      ])
      const fits = ajv.compile(payloadSchema)
      const properties = payloadSchema['properties'] as Record<string, FieldSchema>
      expect([event, payloadSchema['required']]).toEqual([event, Object.keys(properties)])
      const whole = Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]),
      )
      expect([event, fits(whole), fits.errors]).toEqual([event, true, null])
      expect([event, fits({ ...whole, further: 1 })]).toEqual([event, true])
      for (const name of Object.keys(properties)) {
        const { [name]: _left, ...rest } = whole
        expect([event, name, fits(rest)]).toEqual([event, name, false])
        expect([event, name, fits({ ...whole, [name]: {} })]).toEqual([event, name, false])
      }
    }
  })

  it('publishes an event with two capabilities only to who holds both', async () => {
    const namesFor = async (...scope: ('payroll.run' | 'projects.manage')[]) => {
      const { secret } = await world.key('aino', { scope })
      const answer = await world.withKey(secret).get('/v1/webhook-events')
      return (answer.body.events as { event: string }[]).map(({ event }) => event)
    }
    expect(await namesFor('payroll.run')).not.toContain('batch.created')
    expect(await namesFor('projects.manage')).not.toContain('batch.created')
    expect(await namesFor('payroll.run', 'projects.manage')).toContain('batch.created')
  })
})

function valueOf({ type, enum: values }: FieldSchema): unknown {
  if (values) return values[0]
  const first = typeof type === 'string' ? type : type?.[0]
  return first === 'array' ? [] : first === 'string' ? 'x' : first === 'boolean' ? true : 1
}
