import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { createRecord, patchRecord } from '../../../../platform/vocabulary/records.ts'
import type { DimensionValue } from '../shapes.ts'
import { targets as words } from '../value-rules.ts'
import { isRowRefusal, type ReadRow, readRow, refused, type RowRefusal } from './rows.ts'
import type { TargetResult, TargetRow } from './shapes.ts'
import { TargetIndex } from './target-index.ts'

export interface ImportCircumstances {
  readonly dimensionId: Id
  readonly now: Instant
  /** The targets of the level with a code or a reference that a row names, as its own or as its parent's. */
  readonly targets: readonly DimensionValue[]
  readonly linkByCode: boolean
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  /** Where the rows come from, as every audit line tells. */
  readonly filename: string | null
}

export interface ImportOutcome {
  readonly results: readonly TargetResult[]
  /** As they are to be saved: new ones and changed ones. */
  readonly saved: readonly DimensionValue[]
  readonly createdIds: ReadonlySet<Id>
}

/** Creates and changes targets row by row; a parent among the rows comes before the target below it. */
export function importTargets(
  rows: readonly TargetRow[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome, never> {
  const run = new TargetImportRun(rows, circumstances)
  const results = rows.map((_, index) => run.resultOf(index))
  const { saved, createdIds, audit } = run
  return accept({ results, saved: [...saved.values()], createdIds }, { audit })
}

/** What is done with a row: the record it means, and what became of it. */
interface Done {
  readonly status: 'created' | 'updated' | 'unchanged'
  readonly target: DimensionValue
}
type Outcome = Done | (RowRefusal & { readonly target?: DimensionValue | undefined })

class TargetImportRun {
  readonly saved = new Map<Id, DimensionValue>()
  readonly createdIds = new Set<Id>()
  readonly audit: AuditFact[] = []
  readonly #rows: readonly (ReadRow | RowRefusal)[]
  readonly #circumstances: ImportCircumstances
  readonly #index: TargetIndex
  readonly #rowsOfCode: ReadonlyMap<string | undefined, readonly number[]>
  /** Rows that have begun; one without an outcome waits for its parent. */
  readonly #outcomes = new Map<number, Outcome | null>()

  constructor(rows: readonly TargetRow[], circumstances: ImportCircumstances) {
    this.#rows = rows.map(readRow)
    this.#circumstances = circumstances
    this.#index = new TargetIndex(circumstances.targets)
    this.#rowsOfCode = Map.groupBy(rows.keys(), index => codeOf(this.#rows[index]))
  }

  resultOf(index: number): TargetResult {
    this.#carryOut(index)
    const outcome = this.#outcomes.get(index)
    if (!outcome) throw new RangeError(`row ${index} has no outcome`)
    const { target } = outcome
    const record = { id: target?.id ?? null, targetCode: target?.code ?? null }
    return 'error' in outcome
      ? { index, status: 'error', code: outcome.error, field: outcome.field, ...record }
      : { index, status: outcome.status, code: null, ...record }
  }

  #carryOut(index: number): void {
    if (this.#outcomes.has(index)) return
    this.#outcomes.set(index, null)
    const row = this.#rows[index]
    if (!row) throw new RangeError(`there is no row ${index}`)
    this.#outcomes.set(index, isRowRefusal(row) ? row : this.#decide(row, index))
  }

  #decide(row: ReadRow, index: number): Outcome {
    this.#createParent(row.parentCode)
    const found = this.#match(row)
    if (found && 'error' in found) return found
    const parent = this.#index.withCode(row.parentCode ?? undefined)
    if (row.parentCode != null && !parent)
      return { ...refused('parent_not_found', 'parentCode'), target: found }
    if (!found) return this.#create(row, parent ?? null, index)
    if (row.parentCode !== undefined && found.parentId !== (parent?.id ?? null))
      return { ...refused('parent_change_unsupported', 'parentCode'), target: found }
    return this.#update(found, row)
  }

  /** A parent that the level does not have may come with another row; one that waits for this row is no parent of it. */
  #createParent(parentCode: string | null | undefined): void {
    if (parentCode == null) return
    for (const index of this.#rowsOfCode.get(parentCode) ?? []) {
      if (this.#index.withCode(parentCode)) return
      this.#carryOut(index)
    }
  }

  /** The target that a row means, by its reference and otherwise by its code. */
  #match({ reference, code }: ReadRow): DimensionValue | Exclude<Outcome, Done> | undefined {
    const known = this.#index.withReference(reference)
    if (known) return known
    const target = this.#index.withCode(code)
    if (!target || !reference) return target
    if (target.externalId !== null) return { ...refused('external_ref_conflict', 'code'), target }
    if (!this.#circumstances.linkByCode) return { ...refused('code_in_use_unlinked', 'code'), target }
    return target
  }

  #create(
    { code, name, active = true, reference }: ReadRow,
    parent: DimensionValue | null,
    index: number,
  ): Outcome {
    if (code === undefined) return refused('missing_required', 'code')
    if (name === undefined) return refused('missing_required', 'name')
    const { dimensionId, newIds, now } = this.#circumstances
    const id = newIds[index]
    if (id === undefined) throw new RangeError('every row needs an id of its own')
    const made: DimensionValue = {
      id,
      dimensionId,
      code,
      name,
      active,
      parentId: parent?.id ?? null,
      externalSource: reference?.externalSource ?? null,
      externalId: reference?.externalId ?? null,
      attributionPrecision: null,
      updatedAt: now,
    }
    this.createdIds.add(id)
    return { status: 'created', target: this.#keep(createRecord(words, made, null), made) }
  }

  #update(target: DimensionValue, { name, active, reference }: ReadRow): Outcome {
    const patch = {
      ...(name !== undefined && { name }),
      ...(active !== undefined && { active }),
      ...reference,
    }
    const decision = patchRecord(words, target, patch, { now: this.#circumstances.now, codeHolder: null })
    const changed = this.#keep(decision, target)
    return { status: changed === target ? 'unchanged' : 'updated', target: changed }
  }

  #keep(decision: ReturnType<typeof createRecord<DimensionValue>>, before: DimensionValue): DimensionValue {
    if (decision.refusal !== undefined) throw new Error(`a matched code was refused: ${decision.detail}`)
    const { state, audit } = decision
    if (state !== before || this.createdIds.has(state.id)) {
      this.saved.set(state.id, state)
      this.#index.put(state)
    }
    this.audit.push(...audit.map(line => ({ ...line, reason: this.#circumstances.filename })))
    return state
  }
}

const codeOf = (row: ReadRow | RowRefusal | undefined): string | undefined =>
  row && !isRowRefusal(row) ? row.code : undefined
