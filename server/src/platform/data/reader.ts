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
}
