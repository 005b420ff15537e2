import { sql } from 'kysely'
import type { Database } from './database.ts'

declare module './tables.ts' {
  interface DirectoryTables {
    serviceAddress: ServiceAddressTable
  }
}

interface ServiceAddressTable extends ServiceAddress {
  readonly one: boolean
}

/** What a process of the service leaves for commands that work on its database. */
export interface ServiceAddress {
  /** `{base_url}`, without a slash at the end. */
  readonly baseUrl: string
  /** Whether mail is handed over to a server. */
  readonly mails: boolean
}

/** Stores the address of the process that was started last; of several behind one name all have the same. */
export const saveServiceAddress = ({ directory }: Database, address: ServiceAddress): Promise<unknown> =>
  directory
    .insertInto('serviceAddress')
    .values({ one: true, ...address })
    .onConflict(conflict => conflict.column('one').doUpdateSet(address))
    .execute()

/** Undefined before the first start. */
export const findServiceAddress = ({ directory }: Database): Promise<ServiceAddress | undefined> =>
  directory
    .selectFrom('serviceAddress')
    .select(['baseUrl', 'mails'])
    .where('one', '=', sql<boolean>`true`)
    .executeTakeFirst()
