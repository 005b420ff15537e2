import type { Cursors } from './cursors.ts'
import type { ReadPool } from './read-pool.ts'
import { scopePlannedOnceTo, scopeTo } from './scope.ts'
import { ScopedTenantDb } from './tenant-db.ts'
import type { Answer, Statement } from './wire/statement.ts'

/**
 * Reads of one organisation. Each statement is one implicit transaction with the statement that sets its scope, sent
 * in one network write, so the scope cannot outlive the read.
 */
export class Reader extends ScopedTenantDb {
  readonly #pool: ReadPool
  readonly #scope: Statement

  constructor(orgId: string, cursors: Cursors, pool: ReadPool) {
    super(orgId, cursors)
    this.#pool = pool
    this.#scope = scopeTo(orgId)
  }

  protected override run(statement: Statement): Promise<Answer> {
    const scope = statement.plannedOnce ? scopePlannedOnceTo(this.orgId) : this.#scope
    return this.#pool.read([scope, statement])
  }

  /** All statements of a question under one scope, which each of them would take as long as a small read to set. */
  protected override async runAll(statements: readonly Statement[]): Promise<readonly Answer[]> {
    if (statements.length < 2 || statements.some(({ plannedOnce }) => plannedOnce))
      return super.runAll(statements)
    return (await this.#pool.readAll([this.#scope, ...statements])).slice(1)
  }
}
