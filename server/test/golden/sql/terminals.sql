delete from directory.device_credentials d where d.org_id = $1 and d.credential_id = any($2::uuid[]) returning 1;
--   reads device_credentials by an index

delete from member_badges b where b.org_id = $1 and b.membership_id = any($2::uuid[]) returning 1;
--   reads member_badges by an index

delete from terminal_credentials c where c.org_id = $1 and c.terminal_id = $2 and c.valid_until <= $3 returning c.id;
--   reads terminal_credentials by an index

delete from terminal_credentials c where c.org_id = $1 and c.terminal_id = $2 returning c.id;
--   reads terminal_credentials by an index

delete from terminal_pairing_codes c where c.org_id = $1 and c.terminal_id = $2 returning 1;

delete from terminal_units u where u.org_id = $1 and u.terminal_id = $2 and u.planning_unit_id <> all($3::uuid[]) returning 1;

insert into badge_peppers (org_id, id, sealed, created_at) values ($1, $2, $3, $4) returning 1;

insert into directory.device_credentials (token_hash, org_id, credential_id) values ($1, $2, $3) returning 1;

insert into member_badges ("org_id", "membership_id", "badge_hash", "pin_hash", "created_at", "updated_at") select $1, n."membership_id", n."badge_hash", n."pin_hash", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("membership_id" uuid, "badge_hash" bytea, "pin_hash" text, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "membership_id") do update set "badge_hash" = excluded."badge_hash", "pin_hash" = excluded."pin_hash", "updated_at" = excluded."updated_at" returning 1;

insert into terminal_credentials (org_id, id, terminal_id, valid_until) values ($1, $2, $3, null) returning 1;

insert into terminal_pairing_codes (org_id, terminal_id, code_hash, expires_at) values ($1, $2, $3, $4) on conflict (org_id, terminal_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at returning 1;

insert into terminal_units (org_id, terminal_id, planning_unit_id) select $1, $2, u.id from unnest($3::uuid[]) as u(id) on conflict do nothing returning 1;

insert into terminals ("org_id", "id", "name", "state", "active", "all_members", "paired_at", "last_seen_at", "clock_offset_ms", "clock_measured_at", "clock_samples", "created_at", "updated_at") select $1, n."id", n."name", n."state", n."active", n."all_members", n."paired_at", n."last_seen_at", n."clock_offset_ms", n."clock_measured_at", n."clock_samples", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "name" text, "state" text, "active" boolean, "all_members" boolean, "paired_at" timestamptz, "last_seen_at" timestamptz, "clock_offset_ms" integer, "clock_measured_at" timestamptz, "clock_samples" jsonb, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

select "org_id", "credential_id" from "directory"."device_credentials" where "token_hash" = $1;
--   reads device_credentials by an index

select b."membership_id", b."badge_hash", b."pin_hash", b."created_at", b."updated_at" from member_badges b where b.org_id = $1 and b.membership_id = $2;
--   reads member_badges by an index

select b."membership_id", b."badge_hash", b."pin_hash", b."created_at", b."updated_at" from member_badges b where b.org_id = $1 and b.membership_id = any($2::uuid[]);
--   reads member_badges by an index

select b.membership_id, b.badge_hash from member_badges b where b.org_id = $1 and b.badge_hash = any($2::bytea[]);
--   reads member_badges by an index

select p.sealed from badge_peppers p where p.org_id = $1;
--   reads badge_peppers by an index

select planning_unit_id as id from terminal_units where org_id = $1 and planning_unit_id = any($2::uuid[]);

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and t.id = $4;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and t.id in ( select w.terminal_id from terminal_pairing_codes w where w.org_id = $4 and w.code_hash = $5);
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and "t"."folded_text" like $4 order by "t"."name" asc, "t"."id" asc limit $5;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and "t"."id" = any($4::uuid[]) order by "t"."name" asc, "t"."id" asc limit $5;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and "t"."updated_at" >= $4 order by "t"."updated_at" asc, "t"."id" asc limit $5;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and ("t"."name", "t"."id") > ($4, $5) order by "t"."name" asc, "t"."id" asc limit $6;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and ("t"."updated_at", "t"."id") > ($4, $5) order by "t"."updated_at" asc, "t"."id" asc limit $6;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and t.active = $4 order by "t"."name" asc, "t"."id" asc limit $5;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true and t.state = $4 order by "t"."name" asc, "t"."id" asc limit $5;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true order by "t"."name" asc, "t"."id" asc limit $4;
--   reads terminals by an index

select t."id", t."name", t."state", t."active", t."all_members", t."paired_at", t."last_seen_at", t."clock_offset_ms", t."clock_measured_at", t."clock_samples", t."created_at", t."updated_at", array( select u.planning_unit_id from terminal_units u where u.org_id = $1 and u.terminal_id = t.id order by u.planning_unit_id) as planning_unit_ids, ( select c.expires_at from terminal_pairing_codes c where c.org_id = $2 and c.terminal_id = t.id) as code_expires_at from terminals t where t.org_id = $3 and true order by "t"."updated_at" asc, "t"."id" asc limit $4;
--   reads terminals by an index

select t.id as terminal_id, t.name, t.state, t.active, t.last_seen_at, c.valid_until, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $1), '{}')) from organisations o join organisation_clocks c on c.org_id = $2 where o.org_id = $3) as organisation from terminal_credentials c join terminals t on t.org_id = $4 and t.id = c.terminal_id where c.org_id = $5 and c.id = $6;
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index
--   reads terminal_credentials by an index
--   reads terminals by an index

update terminal_credentials c set valid_until = least(c.valid_until, $1::timestamptz) where c.org_id = $2 and c.terminal_id = $3 returning 1;
--   reads terminal_credentials by an index

update terminals set "clock_offset_ms" = $3, "clock_measured_at" = $4, "clock_samples" = $5 where "org_id" = $1 and "id" = $2;
--   reads terminals by an index

update terminals set "name" = $3, "state" = $4, "active" = $5, "all_members" = $6, "paired_at" = $7, "updated_at" = $8 where "org_id" = $1 and "id" = $2;
--   reads terminals by an index

update terminals t set last_seen_at = used.at from jsonb_to_recordset($1::jsonb) as used(id uuid, at timestamptz) where t.org_id = $2 and t.id = used.id and (t.last_seen_at is null or t.last_seen_at < used.at) returning 1;
--   reads terminals by an index
