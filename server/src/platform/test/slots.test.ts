import { describe, expect, it } from 'vitest'
import { gather, optionalSlot, requiredSlot, slot, SlotMisfilled } from '../slots.ts'

const greetings = slot<string>('hall.greetings')
const porter = requiredSlot<{ readonly name: string }>('hall.porter')
const bell = optionalSlot<() => string>('hall.bell')
const hall = { port: { greetings, porter, bell, anythingElse: () => 1 } }
const anna = porter.of({ name: 'Anna' })

describe('what is put into a slot', () => {
  it('is read by its receiver in the order of the cards', () => {
    const contributions = gather([
      { contributes: [greetings.of('first'), greetings.of('second')] },
      hall,
      { contributes: [anna, greetings.of('third')] },
    ])
    expect(contributions(greetings)).toEqual(['first', 'second', 'third'])
    expect(contributions(porter)).toEqual({ name: 'Anna' })
  })

  it('may be nothing where nobody must fill it', () => {
    const contributions = gather([hall, { contributes: [anna] }])
    expect(contributions(greetings)).toEqual([])
    expect(contributions(bell)).toBeUndefined()
  })

  it('may be one value, with undefined among what many may give', () => {
    const maybe = slot<string | undefined>('hall.maybe')
    expect(gather([{ port: { maybe }, contributes: [maybe.of(undefined)] }])(maybe)).toEqual([undefined])
    const rung = gather([hall, { contributes: [anna, bell.of(() => 'rings')] }])(bell)
    expect(rung?.()).toBe('rings')
  })

  it('is apart from that of another gathering', () => {
    const one = gather([hall, { contributes: [anna] }])
    const other = gather([hall, { contributes: [porter.of({ name: 'Otso' })] }])
    expect([one(porter).name, other(porter).name]).toEqual(['Anna', 'Otso'])
  })
})

describe('a start fails, and says what is wrong,', () => {
  const misfilled = (cards: Parameters<typeof gather>[0]) => {
    try {
      gather(cards)
      return 'it started'
    } catch (error) {
      expect(error).toBeInstanceOf(SlotMisfilled)
      return String((error as Error).message)
    }
  }

  it('when nobody fills what somebody must', () =>
    expect(misfilled([hall])).toBe('No module contributes to hall.porter, and one must.'))

  it('when two fill what one must', () =>
    expect(misfilled([hall, { contributes: [anna, porter.of({ name: 'Otso' })] }])).toBe(
      '2 modules contribute to hall.porter, and only one may.',
    ))

  it('when two fill what one may', () =>
    expect(misfilled([hall, { contributes: [anna, bell.of(() => 'a'), bell.of(() => 'b')] }])).toBe(
      '2 modules contribute to hall.bell, and only one may.',
    ))

  it('when nobody would read what is put in', () =>
    expect(misfilled([{ contributes: [greetings.of('to nobody')] }])).toBe(
      'A module contributes to hall.greetings, and no module has a port with it.',
    ))

  it('when two slots of two ports have one name', () =>
    expect(misfilled([hall, { port: { again: slot('hall.greetings') }, contributes: [anna] }])).toBe(
      'Two slots are called hall.greetings.',
    ))

  it('and a slot of no card cannot be read', () =>
    expect(() => gather([])(greetings)).toThrow('No module has a port with hall.greetings.'))
})

it('only what a slot is for compiles', () => {
  // @ts-expect-error a greeting is text
  greetings.of(1)
  // @ts-expect-error a porter has a name
  porter.of({})
  const contributions = gather([hall, { contributes: [anna] }])
  // @ts-expect-error there may be no bell
  expect(() => contributions(bell)()).toThrow(TypeError)
  const names: readonly string[] = contributions(greetings)
  expect(names).toEqual([])
})
