import type { DimensionValue } from '../shapes.ts'
import type { Reference } from './rows.ts'

/** The targets of a level that rows may mean, as they are after the rows before. */
export class TargetIndex {
  readonly #byCode = new Map<string, DimensionValue>()
  readonly #byReference = new Map<string, DimensionValue>()

  constructor(targets: readonly DimensionValue[]) {
    for (const target of targets) this.put(target)
  }

  /** A new target, or one as it has become; its code never changes. */
  put(target: DimensionValue): void {
    this.#byCode.set(target.code, target)
    const { externalSource, externalId } = target
    if (externalSource !== null && externalId !== null)
      this.#byReference.set(keyOf({ externalSource, externalId }), target)
  }

  withCode(code: string | undefined): DimensionValue | undefined {
    return code === undefined ? undefined : this.#byCode.get(code)
  }

  withReference(reference: Reference | undefined): DimensionValue | undefined {
    return reference && this.#byReference.get(keyOf(reference))
  }
}

const keyOf = ({ externalSource, externalId }: Reference): string => `${externalSource} ${externalId}`
