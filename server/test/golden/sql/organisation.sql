delete from organisation_features where org_id = $1 and feature = any($2::text[]);
--   reads organisation_features by an index

insert into "organisation_features" ("feature", "active", "seat_limit", "org_id") values ($1, …), …;

insert into "organisation_features" ("feature", "active", "seat_limit", "org_id") values ($1, $2, $3, $4);

insert into "organisations" ("slug", "name", "time_zone", "sandbox", "supervisor_may_act_on_behalf", "punch_policy", "forgotten_clock_out", "punch_session_max_minutes", "punch_work_entry_type_id", "punch_break_entry_type_id", "self_approval_allowed", "balance_corrections_need_second_approver", "approval_escalation_days", "approval_reminders", "phones_shared", "payroll_number_policy", "second_factor_required", "second_factor_required_of_administrators", "session_idle_minutes", "session_hours", "contact_retention_months", "lead_retention_months", "updated_at", "created_at", "org_id") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25);

insert into directory.organisations (org_id, slug) values ($1, $2);

insert into organisation_features (org_id, feature, active, seat_limit) select $1, l.feature, l.active, l."seatLimit" from jsonb_to_recordset($2::jsonb) as l(feature text, active boolean, "seatLimit" integer) on conflict (org_id, feature) do update set seat_limit = excluded.seat_limit returning feature;

select "org_id" from "directory"."organisations" where "slug" = $1;
--   reads organisations by an index

select ( select jsonb_build_object('id', m.id, 'displayName', m.display_name, 'role', m.role, 'locale', m.locale, 'status', m.status, 'employmentEndDate', m.employment_end_date, 'withheldModules', m.withheld_modules, 'grants', coalesce(( select jsonb_agg(jsonb_build_object('capability', g.capability, 'validFrom', g.valid_from, 'validTo', g.valid_to) order by g.valid_from, g.capability) from capability_grants g where g.org_id = $1 and g.membership_id = m.id), '[]'::jsonb)) from memberships m where m.org_id = $2 and m.id = $3::uuid) as member;
--   reads memberships by an index

select feature, active, seat_limit from organisation_features where org_id = $1 order by feature;
--   reads organisation_features by an index

select o.org_id, o.slug, o.name, o.time_zone, o.sandbox, o.supervisor_may_act_on_behalf, o.punch_policy, o.forgotten_clock_out, o.punch_session_max_minutes, o.punch_work_entry_type_id, o.punch_break_entry_type_id, o.self_approval_allowed, o.balance_corrections_need_second_approver, o.approval_escalation_days, o.approval_reminders, o.phones_shared, o.payroll_number_policy, o.second_factor_required, o.second_factor_required_of_administrators, o.session_idle_minutes, o.session_hours, o.contact_retention_months, o.lead_retention_months, o.updated_at, coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f where f.org_id = $1), '{}') as features from organisations o where o.org_id = $2;
--   reads organisation_features by an index
--   reads organisations by an index

select o.slug from organisations o where o.org_id = $1;
--   reads organisations by an index

select sandbox from organisations where org_id = $1;
--   reads organisations by an index

select set_config('app.org_id', $1, true), set_config('lock_timeout', $2, true);

update "organisations" set "name" = $1, "time_zone" = $2, "supervisor_may_act_on_behalf" = $3, "punch_policy" = $4, "forgotten_clock_out" = $5, "punch_session_max_minutes" = $6, "punch_work_entry_type_id" = $7, "punch_break_entry_type_id" = $8, "self_approval_allowed" = $9, "balance_corrections_need_second_approver" = $10, "approval_escalation_days" = $11, "approval_reminders" = $12, "phones_shared" = $13, "payroll_number_policy" = $14, "second_factor_required" = $15, "second_factor_required_of_administrators" = $16, "session_idle_minutes" = $17, "session_hours" = $18, "contact_retention_months" = $19, "lead_retention_months" = $20, "updated_at" = $21 where "organisations"."org_id" = $22;
--   reads organisations by an index

update organisation_features f set active = switch.active from jsonb_to_recordset($1::jsonb) as switch(feature text, active boolean) where f.org_id = $2 and f.feature = switch.feature and f.active <> switch.active;
--   reads organisation_features by an index

with present as materialized ( select date_trunc('milliseconds', clock_timestamp() at time zone 'UTC') as instant) update organisation_clocks c set last_instant = greatest(present.instant::timestamp + c.sandbox_offset, c.last_instant at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC' from present where c.org_id = $1 returning true as claimed, c.last_instant, c.audit_sequence, c.audit_hash;
--   reads organisation_clocks by an index

with started as materialized ( select start - interval '1 millisecond' as last_instant, extract(epoch from start - present) * interval '1 second' as sandbox_offset from (select date_trunc('milliseconds', clock_timestamp()) as present) as real, lateral (select coalesce($2::timestamptz(3), present) as start) as wanted) insert into organisation_clocks (org_id, last_instant, sandbox_offset) select $1, started.last_instant, started.sandbox_offset from started returning org_id;
