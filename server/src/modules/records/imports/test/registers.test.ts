import { describe, expect, it } from 'vitest'
import { contributionsOf } from '../../../../platform/module.ts'
import { operationsOf } from '../../../../platform/contract/family.ts'
import { modules } from '../../../index.ts'
import { importRegisters } from '../port.ts'
import { publishedRegisters } from '../contract.ts'

const registers = contributionsOf(modules)(importRegisters)
const operations = modules.flatMap(({ contract }) => operationsOf(contract))

/** Headings are compared without case and spaces. */
const said = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')

it('every register that was published is one that a family carries out, and each is contributed once', () => {
  const names = registers.map(({ register }) => register)
  expect(names).toEqual(expect.arrayContaining([...publishedRegisters]))
  expect(new Set(names).size).toBe(names.length)
})

it('every operation of imports is an administrator’s, history, templates and undoing too', () => {
  const ofImports = modules.filter(({ contract }) => contract.tag === 'Imports')
  const rights = ofImports.flatMap(({ contract }) =>
    operationsOf(contract).map(({ id, needs }) => [id, needs]),
  )
  expect(rights).toHaveLength(registers.length + 8)
  for (const [id, needs] of rights) expect([id, needs]).toEqual([id, ['org.admin']])
})

describe.each(registers)('the register $register', ({ register, feature, columns }) => {
  const operation = operations.find(({ path }) => path === `/v1/imports/${register}`)

  it('has an operation, which the same part of the product opens', () => {
    expect(operation).toMatchObject({ method: 'POST' })
    expect(operation?.feature).toBe(feature)
  })

  it('takes its rows as a table too', () => {
    expect(operation?.table).toMatchObject({ register, columns })
  })

  it('has a column for every field of a row, and a row field for every column', () => {
    const row = (operation as { body: any }).body.properties.rows.items
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(row.properties)
        .filter(name => name !== 'line')
        .toSorted(),
    )
  })

  it('has no heading that means two columns', () => {
    const spoken = columns.flatMap(({ name, headings, aliases = [] }) => [
      ...new Set([name, ...Object.values(headings), ...aliases].map(said)),
    ])
    expect(spoken.toSorted()).toEqual([...new Set(spoken)].toSorted())
  })

  it('tells what a choice may be, with an example among it', () => {
    for (const { kind, choices, example } of columns)
      if (kind === 'choice') expect(choices).toContain(example)
      else expect(choices).toBeUndefined()
  })
})
