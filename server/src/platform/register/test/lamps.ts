import { sql } from 'kysely'
import type { TestDatabase } from '../../../../test/world/database.ts'
import { refusals } from '../../contract/refusals.ts'
import { array, Code, Id, Name, nullable, oneOf, Type } from '../../contract/shapes.ts'
import { tenantTable } from '../../data/tenancy.ts'
import { refuse } from '../../vocabulary/decision.ts'
import { defaulted, fixed, required, workedOut } from '../fields.ts'
import { register } from '../register.ts'
import { untranslated } from '../../../../test/world/untranslated.ts'

/** What a register is called in other languages, where nobody reads it. */
export const called = {
  fi: { one: 'lamppu', none: 'lamppua', many: 'lamput' },
  sv: { one: 'lampan', many: 'lamporna' },
}

/** A register with everything that one can have, on tables of the tests' own. */
export const lamps = register({
  singular: 'test_lamp',
  plural: 'test_lamps',
  called,
  fields: {
    code: required(Code),
    name: required(Name),
    socket: fixed(required(oneOf(['e14', 'e27']))),
    roomId: defaulted(nullable(Id), null),
    colours: defaulted(array(Name), []),
  },
  refusals: refusals({
    test_lamp_too_hot: {
      status: 422,
      title: 'Hot',
      when: 'It burns.',
      remedy: 'Wait.',
      translations: untranslated,
    },
    test_lamp_dark: {
      status: 422,
      title: 'Dark',
      when: 'No watts.',
      remedy: 'Give some.',
      translations: untranslated,
    },
  }),
  versions: {
    because: 'rooms remember their light',
    fields: { watts: required(Type.Integer({ minimum: 0 })), ...workedOut({ lumen: Type.Integer() }) },
    current: ['watts'],
    columns: ['watts'],
    complete: ({ watts, lumen = watts * 10 }) => ({ watts, lumen }),
    check: ({ watts }) => (watts === 0 ? refuse('test_lamp_dark', 'It gives no light.') : undefined),
  },
  operations: {
    create: { refuses: ['test_lamp_too_hot', 'test_lamp_dark'] },
    update: { refuses: ['test_lamp_too_hot'] },
    addVersion: { refuses: ['test_lamp_dark'] },
  },
  rules: {
    kept: given => (given.name === undefined ? given : { ...given, name: given.name.trim() }),
    lookUp: async (_db, { roomId }) => roomId !== undefined,
    check: ({ name }, before, asksForRoom) =>
      name === 'Sun' && (before !== null || asksForRoom)
        ? refuse('test_lamp_too_hot', `A lamp cannot be the sun.`)
        : undefined,
  },
})

/** The least register there is, in pages and without a code. */
export const attics = register({
  singular: 'test_attic',
  plural: 'test_attics',
  called,
  fields: { name: required(Name) },
  unique: 'name',
  list: { pages: true },
})

export const createTables = ({ database }: TestDatabase): Promise<void> =>
  database.asOwner(async db => {
    await sql`
      create table test_lamps (org_id uuid not null, id uuid not null, code text not null, name text not null,
        socket text not null, room_id uuid, colours jsonb not null, active boolean not null,
        updated_at timestamptz(3) not null, primary key (org_id, id), unique (org_id, code))`.execute(db)
    await sql`
      create table test_lamp_versions (org_id uuid not null, id uuid not null, test_lamp_id uuid not null,
        valid_from date not null, valid_to date, watts integer not null, rules jsonb not null,
        primary key (org_id, id), foreign key (org_id, test_lamp_id) references test_lamps (org_id, id))`.execute(
      db,
    )
    await sql`
      create unique index test_lamp_versions_one_open on test_lamp_versions (org_id, test_lamp_id)
      where valid_to is null`.execute(db)
    await sql`
      create table test_attics (org_id uuid not null, id uuid not null, name text not null, active boolean not null,
        updated_at timestamptz(3) not null, primary key (org_id, id), unique (org_id, name))`.execute(db)
    for (const table of ['test_lamps', 'test_lamp_versions', 'test_attics']) await tenantTable(db, table)
  })
