import fc from 'fast-check'

/** The passwords that the attacker gives, and the victim. */
export const attackers = ['hyökkääjän salasana 1', 'hyökkääjän toinen 22']
export const victims = ['uhrin oma salasana 22', 'uhrin toinen salasana 3']

const which = fc.nat({ max: 7 })
/** A step of the story; victims activate in one of the organisations. */
export const stepIn = (organisations: readonly [string, string]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({ do: 'attacker invites' as const }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('attacker activates' as const), link: which, word: which }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('attacker signs in' as const),
        word: which,
        there: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('attacker adds passkey' as const), session: which }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('attacker adds totp' as const), session: which }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('attacker uses passkey' as const), passkey: which }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('attacker answers challenge' as const),
        challenge: which,
        code: which,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('attacker makes key' as const), session: which }) },
    { weight: 2, arbitrary: fc.constant({ do: 'attacker connects app' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('attacker changes password' as const),
        session: which,
        word: which,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('attacker sets status' as const),
        to: fc.constantFrom('deactivate', 'reactivate', 'delete'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('attacker changes address' as const), back: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'attacker asks for a reset' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'attacker reads mails' as const }) },
    { weight: 1, arbitrary: fc.constant({ do: 'attacker moves the clock' as const }) },
    { weight: 4, arbitrary: fc.constant({ do: 'employer invites' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('employer sets status' as const),
        to: fc.constantFrom('deactivate', 'reactivate', 'delete'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('victim activates' as const),
        word: which,
        at: fc.constantFrom(...organisations),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('victim resets' as const), word: which }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('attacker and victim at once' as const),
        word: which,
        passkey: which,
        session: which,
      }),
    },
  )
export type Step = ReturnType<typeof stepIn> extends fc.Arbitrary<infer S> ? S : never

/** The one that a step's number means, of however many there are. */
export function at(list: readonly string[], index: number): string
export function at<T>(list: readonly T[], index: number): T | undefined
export function at<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[index % list.length]
}
