/** Something that happened, as the integration-event log records it. */
export interface Fact<Event extends string = string> {
  readonly event: Event
  readonly payload: Readonly<Record<string, unknown>>
  /** Where the decision needs the event's id; a new one otherwise. */
  readonly id?: string
}

/** A line of the audit trail: the record, the action, the changed fields and the reason. */
export interface AuditFact {
  readonly action: string
  readonly targetType: string
  readonly targetId: string
  readonly changes?: readonly FieldChange[]
  readonly reason?: string | null
}

export interface FieldChange {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
}

/** An accepted decision: the new state, and the events and audit lines that are saved with it. */
export interface Accepted<State, Facts extends Fact = Fact> {
  readonly refusal?: undefined
  readonly state: State
  readonly facts: readonly Facts[]
  readonly audit: readonly AuditFact[]
}

/** A refused decision: a code of the contract, a sentence for the caller, and the code's further fields. */
export interface Refused<Code extends string = string> {
  readonly refusal: Code
  readonly detail: string
  readonly extra?: Readonly<Record<string, unknown>>
}

export type Decision<State, Facts extends Fact = Fact, Code extends string = string> =
  | Accepted<State, Facts>
  | Refused<Code>

export const accept = <State, Facts extends Fact = never>(
  state: State,
  announced: { facts?: readonly Facts[]; audit?: readonly AuditFact[] } = {},
): Accepted<State, Facts> => ({ state, facts: announced.facts ?? [], audit: announced.audit ?? [] })

/** A sentence for the caller together with its values, which are fields beside it in the problem document. */
export interface Detail {
  readonly sentence: string
  readonly values: Readonly<Record<string, string | number | null>>
}

/**
 * Says a detail: what stands in it as `${{ maximum }}` is a field of that name too, which the code declares as one of its values. What
 * stands in it without a name is what the caller has sent.
 */
export const said = (words: TemplateStringsArray, ...placed: readonly Placed[]): Detail => ({
  sentence: String.raw({ raw: words }, ...placed.map(textOf)),
  values: Object.fromEntries(placed.filter(isNamed).flatMap(each => Object.entries(each))),
})

type Placed = string | number | null | Detail['values']

const isNamed = (placed: Placed): placed is Detail['values'] => typeof placed === 'object' && placed !== null
const textOf = (placed: Placed): string =>
  isNamed(placed) ? Object.values(placed).map(String).join(' ') : String(placed)

export const refuse = <Code extends string>(
  refusal: Code,
  detail: string | Detail,
  extra?: Readonly<Record<string, unknown>>,
): Refused<Code> => {
  if (typeof detail === 'string') return extra ? { refusal, detail, extra } : { refusal, detail }
  return { refusal, detail: detail.sentence, extra: { ...detail.values, ...extra } }
}

export const isRefused = <State, Facts extends Fact, Code extends string>(
  decision: Decision<State, Facts, Code>,
): decision is Refused<Code> => decision.refusal !== undefined

/** Decides for many subjects: the accepted decisions as one, and the refused subjects with their codes. */
export function gather<Subject, State, Facts extends Fact, Code extends string>(
  subjects: readonly Subject[],
  decide: (subject: Subject) => Decision<State, Facts, Code>,
): {
  readonly accepted: Accepted<readonly State[], Facts>
  readonly refused: readonly RefusedSubject<Subject, Code>[]
} {
  const states: State[] = []
  const facts: Facts[] = []
  const audit: AuditFact[] = []
  const refused: RefusedSubject<Subject, Code>[] = []
  for (const subject of subjects) {
    const decision = decide(subject)
    if (isRefused(decision)) {
      const { refusal: code, detail, extra } = decision
      refused.push({ subject, code, detail, ...(extra && { extra }) })
      continue
    }
    states.push(decision.state)
    facts.push(...decision.facts)
    audit.push(...decision.audit)
  }
  return { accepted: accept(states, { facts, audit }), refused }
}

export interface RefusedSubject<Subject, Code extends string> {
  readonly subject: Subject
  readonly code: Code
  readonly detail: string
  readonly extra?: Readonly<Record<string, unknown>>
}
