import { type Kysely, sql } from 'kysely'

/**
 * A delivery is claimed from its announcement and becomes a row with its first outcome, so that most are written once.
 * Each webhook has a position in the announcements: those after it still wait for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_endpoints add column position bigint not null default 0`.execute(db)
  // Element for element with what is under way: the event of a delivery that has no row, while one that has a row has
  // its id.
  await sql`alter table webhook_leases add column event_sequences bigint[] not null default '{}'`.execute(db)
  await sql`alter table webhook_leases alter column event_sequences set storage external`.execute(db)

  // PostgreSQL takes three times as long to read an attempt as JSON as to put it together.
  await sql`
    create type webhook_attempt as (
      at timestamptz(3), response_status smallint, duration_ms integer, error_code text)`.execute(db)
  await sql`
    create function webhook_attempts_of(logged jsonb) returns webhook_attempt[] language sql as $$
      select array(
        select row(a.value ->> 'at', a.value ->> 'responseStatus', a.value ->> 'durationMs',
          a.value ->> 'errorCode')::webhook_attempt
        from jsonb_array_elements(logged) with ordinality as a(value, place) order by place)
    $$`.execute(db)
  await sql`
    alter table webhook_deliveries alter column attempts drop default,
      alter column attempts type webhook_attempt[] using webhook_attempts_of(attempts),
      alter column attempts set default '{}'`.execute(db)
  await sql`drop function webhook_attempts_of`.execute(db)
}
