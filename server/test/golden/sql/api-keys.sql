delete from api_key_secrets where org_id = $1 and id = any($2::uuid[]);
--   reads api_key_secrets by an index

delete from api_keys where org_id = $1 and kind = 'personal' and owner_membership_id = $2;
--   reads api_keys by an index

delete from directory.credentials where org_id = $1 and credential_id = any($2::uuid[]);
--   reads credentials by an index

delete from directory.credentials where org_id = $1 and credential_id in ( select s.id from api_key_secrets s join api_keys k on k.org_id = $2 and k.id = s.api_key_id where s.org_id = $3 and k.kind = 'personal' and k.owner_membership_id = $4);
--   reads api_key_secrets by an index
--   reads api_keys by an index
--   reads credentials by an index

insert into "api_key_secrets" ("id", "api_key_id", "valid_until", "org_id") values ($1, $2, $3, $4);

insert into "api_keys" ("id", "name", "kind", "prefix", "last4", "scope", "read_only", "owner_membership_id", "created_by", "expires_at", "revoked_at", "created_at", "updated_at", "expiry_set_at", "org_id") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

insert into directory.credentials (token_hash, org_id, credential_id, kind) values ($1, $2, $3, 'api_key');

select "org_id", "credential_id" from "directory"."credentials" where "token_hash" = $1 and "kind" = $2;
--   reads credentials by an index

select id, name, last_used_at from api_keys where org_id = $1 and owner_membership_id = $2 and kind = 'service' and revoked_at is null order by id;
--   reads api_keys by an index

select k.id, k.name, k.kind, k.prefix, k.last4, k.owner_membership_id, k.created_by, k.expires_at, w.days_before from api_keys k cross join lateral (select case when k.expires_at <= $1::timestamptz then $2::integer else $3::integer end as days_before) w where k.org_id = $4 and k.revoked_at is null and k.expires_at > $5 and k.expires_at <= $6 and (k.expiry_set_at is null or k.expires_at - make_interval(secs => w.days_before::integer * $7::integer) > k.expiry_set_at) and coalesce(( select a.member ->> 'status' = 'active' and coalesce((a.member ->> 'employmentEndDate')::date >= $8::date, true) from (select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $9 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $10 and m.id = k.owner_membership_id) as member) a), false) and not exists ( select from api_key_expiry_warnings g where g.org_id = $11 and g.api_key_id = k.id and g.expires_at = k.expires_at and g.days_before = w.days_before) order by k.expires_at, k.id;
--   reads api_keys by an index
--   reads memberships by an index

select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.read_only, k.owner_membership_id, k.created_by, k.expires_at, k.revoked_at, k.created_at, k.updated_at, coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'validUntil', to_char(s.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from api_key_secrets s where s.org_id = $1 and s.api_key_id = k.id), '[]') as secrets from api_keys k where k.org_id = $2 and k.owner_membership_id = any($3::uuid[]) and k.kind = 'personal' and k.revoked_at is null order by k.id;
--   reads api_key_secrets by an index
--   reads api_keys by an index

select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.read_only, k.owner_membership_id, k.created_by, k.expires_at, k.revoked_at, k.last_used_at, k.created_at, k.updated_at, ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = k.owner_membership_id) as owner, coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'validUntil', to_char(s.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from api_key_secrets s where s.org_id = $3 and s.api_key_id = k.id), '[]') as secrets from api_keys k where k.org_id = $4 and k.id = any($5::uuid[]);
--   reads api_key_secrets by an index
--   reads api_keys by an index
--   reads memberships by an index

select k.id, k.name, k.kind, k.scope, k.read_only, k.expires_at, k.revoked_at, k.last_used_at, ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = k.owner_membership_id) as owner, exists (select from directory.sign_in_endings e where e.org_id = $3 and e.membership_id = k.owner_membership_id) as owner_begins_anew, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $4), '{}')) from organisations o join organisation_clocks c on c.org_id = $5 where o.org_id = $6) as organisation, null as valid_until from api_keys k where k.org_id = $7 and k.id = $8;
--   reads api_keys by an index
--   reads memberships by an index
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index

select k.id, k.name, k.kind, k.scope, k.read_only, k.expires_at, k.revoked_at, k.last_used_at, ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = k.owner_membership_id) as owner, exists (select from directory.sign_in_endings e where e.org_id = $3 and e.membership_id = k.owner_membership_id) as owner_begins_anew, ( select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox, 'secondFactorRequired', o.second_factor_required, 'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators, 'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours, 'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint, 'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $4), '{}')) from organisations o join organisation_clocks c on c.org_id = $5 where o.org_id = $6) as organisation, s.valid_until from api_key_secrets s join api_keys k on k.org_id = $7 and k.id = s.api_key_id where s.org_id = $8 and s.id = $9;
--   reads api_key_secrets by an index
--   reads api_keys by an index
--   reads memberships by an index
--   reads organisation_clocks by an index
--   reads organisation_features by an index
--   reads organisations by an index

update "api_keys" set "name" = $1, "prefix" = $2, "last4" = $3, "scope" = $4, "read_only" = $5, "owner_membership_id" = $6, "expires_at" = $7, "expiry_set_at" = case when expires_at is distinct from $8::timestamptz then $9::timestamptz else expiry_set_at end, "revoked_at" = $10, "updated_at" = $11 where "api_keys"."org_id" = $12 and "id" = $13;
--   reads api_keys by an index

update api_key_secrets set valid_until = least(valid_until, $1::timestamptz) where org_id = $2 and api_key_id = $3;
--   reads api_key_secrets by an index

update api_keys k set last_used_at = used.at from jsonb_to_recordset($1::jsonb) as used(id uuid, at timestamptz) where k.org_id = $2 and k.id = used.id and (k.last_used_at is null or k.last_used_at < used.at);
--   reads api_keys by an index

update api_keys set owner_membership_id = null where org_id = $1 and owner_membership_id = $2;
--   reads api_keys by an index
