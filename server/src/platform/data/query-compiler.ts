import { PostgresQueryCompiler } from 'kysely'
import { snakeCase } from './naming.ts'

/** Compiles camelCase identifiers to snake_case in passing; a plugin would rebuild the whole query tree first. */
export class SnakeCaseQueryCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return snakeCase(identifier).replaceAll('"', '""')
  }
}

export const compiler = new SnakeCaseQueryCompiler()
