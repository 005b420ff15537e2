import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { catalogueOf, emittersOf, operationsOf } from '../../src/platform/contract/family.ts'
import type { Refusal } from '../../src/platform/contract/refusals.ts'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'
import { requestShapes } from '../../src/platform/http/shapes.ts'
import { checkBodyShape } from '../../src/platform/http/validators.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { RequestRefused } from '../../src/platform/vocabulary/request-refused.ts'

const contracts = modules.map(({ contract }) => contract)
const operations = contracts.flatMap(operationsOf)
const catalogue = catalogueOf(contracts)
const lines = (list: readonly string[]) => `${list.join('\n')}\n`

describe('the promises of the service are the committed ones', () => {
  it('operations', () =>
    expect(
      lines(
        operations
          .map(({ id, method, path, needs, refuses = [], emits = [] }) =>
            [
              `${method} ${path}`,
              `  ${id}`,
              `  needs ${needs === 'none' ? 'none' : needs.join(' or ')}`,
              ...(refuses.length > 0 ? [`  refuses ${[...refuses].sort().join(', ')}`] : []),
              ...(emits.length > 0 ? [`  emits ${[...emits].sort().join(', ')}`] : []),
            ].join('\n'),
          )
          .sort(),
      ),
    ).toMatchFileSnapshot('../golden/operations.txt'))

  it('errors', () =>
    expect(
      lines([...catalogue].map(([code, { status, title }]) => `${status} ${code}: ${title}`).sort()),
    ).toMatchFileSnapshot('../golden/errors.txt'))

  it('events', () =>
    expect(
      lines(
        contracts
          .flatMap(({ events }) => Object.entries(events))
          .map(([name, { capabilities, payload }]) => {
            const emitters = emittersOf(contracts, name)
            return `${name} (${capabilities.join(' and ')}): ${Object.keys(payload.properties).join(', ')}\n  by ${emitters.join(', ') || 'nobody yet'}`
          })
          .sort(),
      ),
    ).toMatchFileSnapshot('../golden/events.txt'))

  it('the description', () =>
    expect(
      `${JSON.stringify(openApiDocument(contracts, 'https://konttori.example'), null, 1)}\n`,
    ).toMatchFileSnapshot('../../../openapi.json'))
})

describe('every promise is whole', () => {
  it('operation ids, and paths with their methods, are unique', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
  })

  it('no code is declared twice with two meanings', () => {
    const declared = contracts.flatMap(({ name, refusals }) =>
      Object.keys(refusals).map(code => [code, name] as const),
    )
    const twice = [...Map.groupBy(declared, ([code]) => code)].filter(([, families]) => families.length > 1)
    expect(twice).toEqual([])
  })

  it('a used code is one that its owner declares, and some operation answers one of another family', () => {
    const owned = new Map(contracts.flatMap(({ refusals }) => Object.entries(refusals)))
    const ofFamily = (family: string) =>
      contracts.filter(({ name }) => name === family).flatMap(({ refusals }) => Object.keys(refusals))
    for (const { name, uses, operations: own } of contracts)
      for (const [code, refusal] of Object.entries(uses?.refusals ?? {})) {
        expect([name, code, refusal]).toEqual([name, code, owned.get(code)])
        if (ofFamily(name).includes(code)) continue
        const answering = Object.values(own).filter(({ refuses = [] }) => refuses.includes(code))
        expect([name, code, answering.length]).toEqual([name, code, expect.toSatisfy(count => count > 0)])
      }
  })

  it('every declared code can be answered by some operation', () => {
    const answered = new Set([
      ...operations.flatMap(({ refuses = [] }) => refuses),
      ...operations.flatMap(({ params = {} }) =>
        Object.values(params).flatMap(p => ('missing' in p ? [p.missing] : [])),
      ),
    ])
    // Codes of single rows stand in the shape of the answer, or in the remedy of the code that lists the rows.
    const answers = operations.map(operation => JSON.stringify(operation.answers ?? null))
    const remedies = contracts.flatMap(({ refusals }) => Object.values(refusals).map(({ remedy }) => remedy))
    const unused = contracts
      // Those that wait for their family stand in `codes-waiting.txt`.
      .flatMap(({ refusals }) => Object.entries<Refusal>(refusals))
      .flatMap(([code, { waitsFor }]) => (waitsFor === undefined ? [code] : []))
      .filter(code => !answered.has(code) && !answers.some(shape => shape.includes(`"${code}"`)))
      .filter(code => !remedies.some(remedy => remedy.includes(`\`${code}\``)))
    expect(unused).toEqual([])
  })

  it('a path parameter of an id answers a code that the operation declares', () => {
    for (const { id, params = {}, refuses = [] } of operations)
      for (const parameter of Object.values(params))
        if ('missing' in parameter)
          expect([id, refuses]).toEqual([id, expect.arrayContaining([parameter.missing])])
  })

  it('every parameter in a path is declared', () => {
    for (const { id, path, params = {} } of operations)
      expect([id, Object.keys(params).sort()]).toEqual([
        id,
        Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).sort((a, b) => a.localeCompare(b)),
      ])
  })

  // A service compiles a shape when it is first used; one that cannot be compiled is found here.
  it('every shape can be compiled', () => {
    for (const operation of operations) {
      const { params, query, body } = requestShapes(operation)
      const anything = Object.fromEntries(Object.keys(operation.params ?? {}).map(name => [name, newId()]))
      for (const use of [
        () => params(anything),
        () => query({}),
        () => body(Buffer.from('{}'), 'application/json'),
      ])
        try {
          use()
        } catch (error) {
          expect([operation.id, error]).toEqual([operation.id, expect.any(RequestRefused)])
        }
      if (operation.answers) checkBodyShape(operation.answers)()
    }
  })

  it('every example fits its shape', () => {
    for (const { id, body, answers, example } of operations) {
      if (example?.body !== undefined && body)
        expect([id, checkBodyShape(body)()(example.body)]).toEqual([id, true])
      if (example?.answer !== undefined && answers)
        expect([id, checkBodyShape(answers)()(example.answer)]).toEqual([id, true])
    }
  })

  it('nothing of the sensitive personal tier has a field or a path', () => {
    const forbidden =
      /(national|social)_?(id|security)|hetu|bank_?account|iban|home_?address|street|next_?of_?kin|erasure|anonymi[sz]e|password_?reset|alarm_?code|key_?safe|exit_?interview|part_?time_?percentage|capability_?grant/i
    const names: string[] = []
    const walk = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return
      if ('properties' in value && value.properties && typeof value.properties === 'object')
        names.push(...Object.keys(value.properties))
      for (const inner of Object.values(value)) walk(inner)
    }
    for (const { path, body, answers, query } of operations) {
      names.push(path)
      for (const shape of [body, answers, query]) walk(shape)
    }
    expect(
      names.filter(name => forbidden.test(name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').replaceAll('-', '_'))),
    ).toEqual([])
  })
})

describe('the interface’s own tables', () => {
  const specification = resolve(import.meta.dirname, '../../../../shared/spec')
  const table = <T>(name: string): T => JSON.parse(readFileSync(resolve(specification, name), 'utf8')) as T
  const present = existsSync(specification)
  const skipped = 'the specification is not beside the project'

  it('declare every event that we declare, with its capabilities and payload', context => {
    if (!present) return context.skip(skipped)
    const { events } = table<{
      events: { event: string; capabilities: string[]; payload: { name: string; nullable: boolean }[] }[]
    }>('events.json')
    const known = new Map(events.map(event => [event.event, event]))
    for (const [name, { capabilities, payload }] of contracts.flatMap(contract =>
      Object.entries(contract.events),
    )) {
      const expected = known.get(name)
      expect([name, capabilities]).toEqual([name, expected?.capabilities])
      expect([name, Object.keys(payload.properties).sort()]).toEqual([
        name,
        expected?.payload.map(field => field.name).sort(),
      ])
      for (const { name: field, nullable } of expected?.payload ?? []) {
        const shape = JSON.stringify(payload.properties[field])
        expect([name, field, shape.includes('"null"')]).toEqual([name, field, nullable])
      }
    }
  })

  it('give every code that we answer the same status', context => {
    if (!present) return context.skip(skipped)
    const { errors } = table<{ errors: { code: string; status: string }[] }>('errors.json')
    for (const { code, status } of errors) {
      const ours = catalogue.get(code)
      if (ours && /^\d{3}/.test(status))
        expect([code, ours.status]).toEqual([code, Number(status.slice(0, 3))])
    }
  })
})
