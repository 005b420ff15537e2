import { type ErrorEntry, errorEntries } from '../platform/contract/error-entries.ts'
import type { EventDeclaration } from '../platform/contract/events.ts'
import { type Contract, catalogueOf, type NamedOperation, operationsOf } from '../platform/contract/family.ts'
import type { DeclaredReason } from '../platform/contract/reasons.ts'
import type { Lifecycle } from '../platform/contract/lifecycle.ts'
import { problemValuesOf } from '../platform/contract/problem-values.ts'
import { slug } from './places.ts'

/** What stands under one tag of the interface. */
export interface TagContents {
  readonly name: string
  readonly slug: string
  readonly about: string
  readonly operations: readonly NamedOperation[]
  readonly lifecycles: readonly Lifecycle[]
  readonly events: readonly (readonly [name: string, declaration: EventDeclaration])[]
  /** What else than an operation emits an event: what each job does. */
  readonly jobsOf: (event: string) => readonly string[]
  /** What is explained in answers, by its code. */
  readonly reasons: readonly (readonly [code: string, declared: DeclaredReason])[]
  /** The codes that contracts of the tag declare. */
  readonly codes: readonly ErrorEntry[]
}

/** Everything that the reference tells, from the contracts alone. */
export interface Contents {
  readonly baseUrl: string
  /** Tags with operations. */
  readonly tags: readonly TagContents[]
  /** Tags of which only the events are promised. docs/adr/0014. */
  readonly announced: readonly TagContents[]
  readonly operations: ReadonlyMap<string, NamedOperation>
  readonly catalogue: ReturnType<typeof catalogueOf>
  readonly problemValues: ReturnType<typeof problemValuesOf>
  readonly codes: ReadonlyMap<string, ErrorEntry>
  /** Codes that no tag declares: those of the gates and of the platform. */
  readonly generalCodes: readonly ErrorEntry[]
}

export function contentsOf(contracts: readonly Contract[], baseUrl: string): Contents {
  const codes = new Map(errorEntries(contracts, 'en').map(entry => [entry.code, entry]))
  const all = [...Map.groupBy(contracts, ({ tag }) => tag)].map(([tag, those]) => tagOf(tag, those, codes))
  const declared = new Set(all.flatMap(tag => tag.codes.map(({ code }) => code)))
  return {
    baseUrl,
    tags: all.filter(({ operations }) => operations.length > 0),
    announced: all.filter(({ operations }) => operations.length === 0),
    operations: new Map(all.flatMap(tag => tag.operations.map(operation => [operation.id, operation]))),
    catalogue: catalogueOf(contracts),
    problemValues: problemValuesOf(contracts),
    codes,
    generalCodes: [...codes.values()].filter(({ code }) => !declared.has(code)),
  }
}

function tagOf(
  name: string,
  contracts: readonly Contract[],
  codes: ReadonlyMap<string, ErrorEntry>,
): TagContents {
  return {
    name,
    slug: slug(name),
    about: contracts.find(({ about }) => about !== undefined)?.about ?? '',
    operations: contracts.flatMap(operationsOf),
    lifecycles: contracts.flatMap(({ lifecycles }) => lifecycles),
    events: contracts.flatMap(({ events }) => Object.entries(events)),
    reasons: contracts.flatMap(({ reasons = {} }) => Object.entries(reasons)),
    jobsOf: event => [
      ...new Set(
        contracts
          .flatMap(({ jobs }) => Object.values(jobs ?? {}))
          .flatMap(({ does, emits }) => (emits.includes(event) ? [does] : [])),
      ),
    ],
    codes: contracts
      .flatMap(({ refusals }) => Object.keys(refusals))
      .map(code => codes.get(code))
      .filter(entry => entry !== undefined)
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
  }
}

/** The tag that an operation, a code or an event is under. */
export const tagNamed = ({ tags }: Contents, name: string): TagContents | undefined =>
  tags.find(tag => tag.name === name)
