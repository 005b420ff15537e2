delete from "directory"."oauth_interactions" where "id_hash" = $1;

delete from directory.oauth_clients where org_id = $1 and client_id = $2;
--   reads oauth_clients by an index

delete from directory.oauth_interactions where expires_at < $1;

delete from oauth_client_secrets where org_id = $1 and client_id = $2;
--   reads oauth_client_secrets by an index

delete from oauth_client_secrets where org_id = $1 and client_id = $2 and least(valid_until, $3::timestamptz) <= $4;
--   reads oauth_client_secrets by an index

insert into "directory"."oauth_interactions" ("id_hash", "sealed", "expires_at") values ($1, $2, $3) on conflict ("id_hash") do update set "sealed" = $4, "expires_at" = $5;

insert into "oauth_client_secrets" ("id", "client_id", "secret_hash", "last4", "valid_until", "org_id") values ($1, $2, $3, $4, $5, $6);

insert into "oauth_clients" ("id", "name", "kind", "redirect_uris", "scope", "read_only", "created_by", "deleted_at", "created_at", "updated_at", "org_id") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

insert into "oauth_grants" ("id", "client_id", "membership_id", "scope", "read_only", "offline_access", "expires_at", "ended_at", "end_reason", "created_at", "updated_at", "last_used_at", "org_id") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

insert into directory.oauth_clients (client_id, org_id) values ($1, $2);

insert into directory.oauth_tokens (token_hash, org_id, token_id, expires_at) values ($1, $2, $3, $4);

insert into oauth_tokens (org_id, id, grant_id, kind, scope, sealed, expires_at) values ($1, $2, $3, $4, $5::text[], $6, $7);

insert into tombstones (org_id, of_table, id, deleted_at) values ($1, $2, $3, $4) on conflict (org_id, of_table, id) do nothing;

select "org_id" from "directory"."oauth_clients" where "client_id" = $1;
--   reads oauth_clients by an index

select "org_id", "token_id" from "directory"."oauth_tokens" where "token_hash" = $1;
--   reads oauth_tokens by an index

select "sealed" from "directory"."oauth_interactions" where "id_hash" = $1 and "expires_at" > $2;

select c.id, c.name, c.kind, c.redirect_uris, c.scope, c.read_only, c.created_by, c.deleted_at, c.created_at, c.updated_at, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $1), '{}')) from organisations o join organisation_clocks c on c.org_id = $2 where o.org_id = $3) as organisation, coalesce((select jsonb_agg(jsonb_build_object('hash', encode(s.secret_hash, 'hex'), 'validUntil', to_char(s.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id) from oauth_client_secrets s where s.org_id = $4 and s.client_id = c.id), '[]') as secrets from oauth_clients c where c.org_id = $5 and c.id = $6 and c.deleted_at is null;
--   reads oauth_client_secrets by an index
--   reads oauth_clients by an index
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index

select c.id, c.name, c.kind, c.redirect_uris, c.scope, c.read_only, c.created_by, c.deleted_at, c.created_at, c.updated_at, (select s.last4 from oauth_client_secrets s where s.org_id = $1 and s.client_id = c.id and s.valid_until is null) as secret_last4 from oauth_clients c where c.org_id = $2 and c.deleted_at is null and c.kind = $3 order by "c"."id" desc limit $4;
--   reads oauth_client_secrets by an index
--   reads oauth_clients by an index

select c.id, c.name, c.kind, c.redirect_uris, c.scope, c.read_only, c.created_by, c.deleted_at, c.created_at, c.updated_at, (select s.last4 from oauth_client_secrets s where s.org_id = $1 and s.client_id = c.id and s.valid_until is null) as secret_last4 from oauth_clients c where c.org_id = $2 and c.deleted_at is null order by "c"."id" desc limit $3;
--   reads oauth_client_secrets by an index
--   reads oauth_clients by an index

select c.id, c.name, c.kind, c.redirect_uris, c.scope, c.read_only, c.created_by, c.deleted_at, c.created_at, c.updated_at, (select s.last4 from oauth_client_secrets s where s.org_id = $1 and s.client_id = c.id and s.valid_until is null) as secret_last4 from oauth_clients c where c.org_id = $2 and c.id = $3 and c.deleted_at is null;
--   reads oauth_client_secrets by an index
--   reads oauth_clients by an index

select g.id as grant_id, t.scope, t.expires_at, g.read_only as grant_read_only, g.ended_at as grant_ended_at, g.last_used_at, c.name as client_name, c.scope as client_scope, c.read_only as client_read_only, c.deleted_at as client_deleted_at, ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = g.membership_id) as member, exists (select from directory.sign_in_endings e where e.org_id = $3 and e.membership_id = g.membership_id) as member_begins_anew, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $4), '{}')) from organisations o join organisation_clocks c on c.org_id = $5 where o.org_id = $6) as organisation from oauth_tokens t join oauth_grants g on g.org_id = $7 and g.id = t.grant_id join oauth_clients c on c.org_id = $8 and c.id = g.client_id where t.org_id = $9 and t.kind = 'access' and t.id = $10 order by t.expires_at desc limit 1;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index
--   reads oauth_tokens by an index
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at from oauth_grants g where g.org_id = $1 and g.client_id = $2 and g.ended_at is null order by g.id;
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at from oauth_grants g where g.org_id = $1 and g.id = $2;
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at from oauth_grants g where g.org_id = $1 and g.membership_id = any($2::uuid[]) and g.ended_at is null order by g.id;
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.id = $6;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and g.ended_at is not null order by "g"."id" desc limit $7;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and g.ended_at is null and coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $7::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $8 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $9 and m.id = g.membership_id) as member) a), false) and g.expires_at <= $10 order by "g"."id" desc limit $11;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and g.ended_at is null and coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $7::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $8 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $9 and m.id = g.membership_id) as member) a), false) and g.expires_at > $10 order by "g"."id" desc limit $11;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and g.ended_at is null and not coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $7::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $8 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $9 and m.id = g.membership_id) as member) a), false) order by "g"."id" desc limit $10;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and g.membership_id = $7 and g.client_id = $8 order by "g"."id" desc limit $9;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and true and "g"."updated_at" >= $7 order by "g"."updated_at" asc, "g"."id" asc limit $8;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and g.membership_id = $6 and true order by "g"."id" desc limit $7;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and g.ended_at is not null order by "g"."id" desc limit $6;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and g.ended_at is null and coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $6::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $7 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $8 and m.id = g.membership_id) as member) a), false) and g.expires_at <= $9 order by "g"."id" desc limit $10;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and g.ended_at is null and coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $6::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $7 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $8 and m.id = g.membership_id) as member) a), false) and g.expires_at > $9 order by "g"."id" desc limit $10;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and g.ended_at is null and not coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $6::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $7 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $8 and m.id = g.membership_id) as member) a), false) order by "g"."id" desc limit $9;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and g.membership_id = $6 and g.client_id = $7 order by "g"."id" desc limit $8;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and true and "g"."updated_at" >= $6 order by "g"."updated_at" asc, "g"."id" asc limit $7;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at, g.ended_at, g.end_reason, g.created_at, g.updated_at, g.last_used_at, c.name as client_name, coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $1::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $2 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $3 and m.id = g.membership_id) as member) a), false) as member_active from oauth_grants g join oauth_clients c on c.org_id = $4 and c.id = g.client_id where g.org_id = $5 and true and true order by "g"."id" desc limit $6;
--   reads memberships by an index
--   reads oauth_clients by an index
--   reads oauth_grants by an index

select org_id as "orgId", token_id as "tokenId" from directory.oauth_tokens where expires_at < $1 order by expires_at limit $2;
--   reads oauth_tokens by an index

select set_config('lock_timeout', $1, true);

select t.id, t.grant_id, t.kind, t.scope, t.sealed, t.expires_at, t.consumed_at from oauth_tokens t join oauth_grants g on g.org_id = $1 and g.id = t.grant_id where t.org_id = $2 and t.id = $3 and t.kind = $4 and g.ended_at is null and not exists (select from directory.sign_in_endings e where e.org_id = $5 and e.membership_id = g.membership_id);
--   reads oauth_grants by an index
--   reads oauth_tokens by an index

update "oauth_clients" set "name" = $1, "redirect_uris" = $2, "scope" = $3, "read_only" = $4, "deleted_at" = $5, "updated_at" = $6 where "oauth_clients"."org_id" = $7 and "id" = $8;
--   reads oauth_clients by an index

update directory.oauth_interactions set sealed = $1, expires_at = $2 where id_hash = $3;

update oauth_client_secrets set valid_until = least(valid_until, $1::timestamptz) where org_id = $2 and client_id = $3;
--   reads oauth_client_secrets by an index

update oauth_grants g set last_used_at = used.at from jsonb_to_recordset($1::jsonb) as used(id uuid, at timestamptz) where g.org_id = $2 and g.id = used.id and (g.last_used_at is null or g.last_used_at < used.at);
--   reads oauth_grants by an index

update oauth_grants set ended_at = $1, end_reason = $2, updated_at = $3 where org_id = $4 and id = any($5::uuid[]) and ended_at is null;
--   reads oauth_grants by an index

update oauth_grants set expires_at = greatest(expires_at, $1::timestamptz) where org_id = $2 and id = $3 and ended_at is null and not exists (select from directory.sign_in_endings e where e.org_id = $4 and e.membership_id = oauth_grants.membership_id) returning id;
--   reads oauth_grants by an index

update oauth_tokens set consumed_at = $1 where org_id = $2 and id = $3 and consumed_at is null returning id;
--   reads oauth_tokens by an index
