delete from dimension_values where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads dimension_values by an index

delete from holiday_changes where org_id = $1 and id = $2;
--   reads holiday_changes by an index

delete from planning_units where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads planning_units by an index

insert into day_type_versions ("org_id", "id", "day_type_id", "valid_from", "valid_to", "credit", "credit_minutes", "counts_as_worked", "waives_target", "pay_type_code") select $1, n."id", n."day_type_id", n."valid_from", n."valid_to", n."credit", n."credit_minutes", n."counts_as_worked", n."waives_target", n."pay_type_code" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "day_type_id" uuid, "valid_from" date, "valid_to" date, "credit" text, "credit_minutes" integer, "counts_as_worked" boolean, "waives_target" boolean, "pay_type_code" text) returning 1;

insert into day_types ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into dimension_values ("org_id", "id", "dimension_id", "code", "name", "active", "parent_id", "external_source", "external_id", "attribution_precision", "updated_at") select $1, n."id", n."dimension_id", n."code", n."name", n."active", n."parent_id", n."external_source", n."external_id", n."attribution_precision", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "dimension_id" uuid, "code" text, "name" text, "active" boolean, "parent_id" uuid, "external_source" text, "external_id" text, "attribution_precision" text, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "code" = excluded."code", "name" = excluded."name", "active" = excluded."active", "parent_id" = excluded."parent_id", "external_source" = excluded."external_source", "external_id" = excluded."external_id", "attribution_precision" = excluded."attribution_precision", "updated_at" = excluded."updated_at" returning 1;

insert into dimension_values ("org_id", "id", "dimension_id", "code", "name", "active", "parent_id", "external_source", "external_id", "attribution_precision", "updated_at") select $1, n."id", n."dimension_id", n."code", n."name", n."active", n."parent_id", n."external_source", n."external_id", n."attribution_precision", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "dimension_id" uuid, "code" text, "name" text, "active" boolean, "parent_id" uuid, "external_source" text, "external_id" text, "attribution_precision" text, "updated_at" timestamptz) returning 1;

insert into dimensions ("org_id", "id", "code", "name", "active", "required", "ask_in_entry", "remainder", "locked", "position", "updated_at") select $1, n."id", n."code", n."name", n."active", n."required", n."ask_in_entry", n."remainder", n."locked", n."position", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "required" boolean, "ask_in_entry" boolean, "remainder" text, "locked" boolean, "position" integer, "updated_at" timestamptz) returning 1;

insert into employers ("org_id", "id", "name", "registry_code", "active", "updated_at") select $1, n."id", n."name", n."registry_code", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "name" text, "registry_code" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into entry_type_versions ("org_id", "id", "entry_type_id", "valid_from", "valid_to", "counts_to_target", "multiplier_bp", "max_duration_minutes", "pay_type_code") select $1, n."id", n."entry_type_id", n."valid_from", n."valid_to", n."counts_to_target", n."multiplier_bp", n."max_duration_minutes", n."pay_type_code" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "entry_type_id" uuid, "valid_from" date, "valid_to" date, "counts_to_target" boolean, "multiplier_bp" integer, "max_duration_minutes" integer, "pay_type_code" text) returning 1;

insert into entry_types ("org_id", "id", "code", "name", "category", "active", "updated_at") select $1, n."id", n."code", n."name", n."category", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "category" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into holiday_changes ("org_id", "id", "date", "code", "change", "name", "kind", "updated_at") select $1, n."id", n."date", n."code", n."change", n."name", n."kind", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "date" date, "code" text, "change" text, "name" jsonb, "kind" text, "updated_at" timestamptz) returning 1;

insert into overtime_rule_set_versions ("org_id", "id", "overtime_rule_set_id", "valid_from", "valid_to", "rules") select $1, n."id", n."overtime_rule_set_id", n."valid_from", n."valid_to", n."rules" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "overtime_rule_set_id" uuid, "valid_from" date, "valid_to" date, "rules" jsonb) returning 1;

insert into overtime_rule_sets ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into planning_units ("org_id", "id", "code", "name", "parent_id", "active", "updated_at") select $1, n."id", n."code", n."name", n."parent_id", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "parent_id" uuid, "active" boolean, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "code" = excluded."code", "name" = excluded."name", "parent_id" = excluded."parent_id", "active" = excluded."active", "updated_at" = excluded."updated_at" returning 1;

insert into planning_units ("org_id", "id", "code", "name", "parent_id", "active", "updated_at") select $1, n."id", n."code", n."name", n."parent_id", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "parent_id" uuid, "active" boolean, "updated_at" timestamptz) returning 1;

insert into staff_groups ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into worktime_model_versions ("org_id", "id", "worktime_model_id", "valid_from", "valid_to", "kind", "weekly_minutes", "overtime_rule_set_id", "rules") select $1, n."id", n."worktime_model_id", n."valid_from", n."valid_to", n."kind", n."weekly_minutes", n."overtime_rule_set_id", n."rules" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "worktime_model_id" uuid, "valid_from" date, "valid_to" date, "kind" text, "weekly_minutes" integer, "overtime_rule_set_id" uuid, "rules" jsonb) returning 1;

insert into worktime_models ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

select category from entry_types where org_id = $1 and id = $2;
--   reads entry_types by an index

select d."id", d."code", d."name", d."active", d."required", d."ask_in_entry", d."remainder", d."locked", d."position", d."updated_at" from dimensions d where d.org_id = $1 and d.code = $2 order by d.position, d.code;
--   reads dimensions by an index

select d."id", d."code", d."name", d."active", d."required", d."ask_in_entry", d."remainder", d."locked", d."position", d."updated_at" from dimensions d where d.org_id = $1 and d.id = $2 order by d.position, d.code;
--   reads dimensions by an index

select d."id", d."code", d."name", d."active", d."required", d."ask_in_entry", d."remainder", d."locked", d."position", d."updated_at" from dimensions d where d.org_id = $1 and true order by d.position, d.code;
--   reads dimensions by an index

select distinct u.parent_id as id from planning_units u where u.org_id = $1 and u.parent_id = any($2::uuid[]) and u.id <> all($3::uuid[]);
--   reads planning_units by an index

select distinct v.parent_id as id from dimension_values v where v.org_id = $1 and v.parent_id = any($2::uuid[]) and v.id <> all($3::uuid[]);
--   reads dimension_values by an index

select e.id, e.name from employers e where e.org_id = $1 and e.id = any($2::uuid[]);
--   reads employers by an index

select from day_types where org_id = $1 and id = $2;
--   reads day_types by an index

select from planning_units where org_id = $1 and id = $2;
--   reads planning_units by an index

select from planning_units where org_id = $1 and id = $2 and active;
--   reads planning_units by an index

select from staff_groups where org_id = $1 and id = $2 and active;
--   reads staff_groups by an index

select from worktime_models where org_id = $1 and id = $2 and active;
--   reads worktime_models by an index

select h."id", h."date", h."code", h."change", h."name", h."kind", h."updated_at" from holiday_changes h where h.org_id = $1 and h.date = $2 and h.code = $3;
--   reads holiday_changes by an index

select h."id", h."date", h."code", h."change", h."name", h."kind", h."updated_at" from holiday_changes h where h.org_id = $1 and h.date between $2 and $3;
--   reads holiday_changes by an index

select h."id", h."date", h."code", h."change", h."name", h."kind", h."updated_at" from holiday_changes h where h.org_id = $1 and true;
--   reads holiday_changes by an index

select id from day_types where org_id = $1 and id = any($2::uuid[]);
--   reads day_types by an index

select id from planning_units where org_id = $1 and id = any($2::uuid[]) and active;
--   reads planning_units by an index

select id from staff_groups where org_id = $1 and code = $2 and active;
--   reads staff_groups by an index

select id from worktime_models where org_id = $1 and code = $2 and active;
--   reads worktime_models by an index

select id, category from entry_types where org_id = $1 and id = any($2::uuid[]);
--   reads entry_types by an index

select id, code from entry_types where org_id = $1 and id = any($2::uuid[]);
--   reads entry_types by an index

select id, code, category from entry_types where org_id = $1 and active and category = any($2::text[]) order by code;
--   reads entry_types by an index

select id, code, category from entry_types where org_id = $1 and code = any($2::text[]);
--   reads entry_types by an index

select id, code, name from planning_units where org_id = $1 and id = any($2::uuid[]);
--   reads planning_units by an index

select id, code, name, active from planning_units where org_id = $1 and (code = any($2::text[]) or active and lower(normalize(name, NFC)) = any($3::text[]));
--   reads planning_units by an index

select id, code, name, required, ask_in_entry, remainder from dimensions where org_id = $1 and active order by position, code;
--   reads dimensions by an index

select id, dimension_id, code, name, active, attribution_precision from dimension_values where org_id = $1 and id = any($2::uuid[]);
--   reads dimension_values by an index

select id, name from planning_units where org_id = $1 and active and lower(normalize(name, NFC)) = any($2::text[]);
--   reads planning_units by an index

select id, name from worktime_models where org_id = $1 and active and lower(normalize(name, NFC)) = any($2::text[]);
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and true and v.valid_from <= $4 and (v.valid_to is null or v.valid_to >= $5) order by v.valid_from;
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any($5::uuid[]) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $6 and (s.valid_to is null or s.valid_to >= $7)) s) and v.valid_from <= $8 and (v.valid_to is null or v.valid_to >= $9) order by v.valid_from;
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($11::uuid[]) order by "a"."id" asc limit $12)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $13 and (s.valid_to is null or s.valid_to >= $14)) s) and v.valid_from <= $15 and (v.valid_to is null or v.valid_to >= $16) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $11 order by "a"."updated_at" asc, "a"."id" asc limit $12)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $13 and (s.valid_to is null or s.valid_to >= $14)) s) and v.valid_from <= $15 and (v.valid_to is null or v.valid_to >= $16) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($11) order by "a"."id" asc limit $12)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $13 and (s.valid_to is null or s.valid_to >= $14)) s) and v.valid_from <= $15 and (v.valid_to is null or v.valid_to >= $16) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($11, $12) order by "a"."updated_at" asc, "a"."id" asc limit $13)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $14 and (s.valid_to is null or s.valid_to >= $15)) s) and v.valid_from <= $16 and (v.valid_to is null or v.valid_to >= $17) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $11 and split_part(n.folded_text, '|', 2) like $12))) order by "a"."id" asc limit $13)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $14 and (s.valid_to is null or s.valid_to >= $15)) s) and v.valid_from <= $16 and (v.valid_to is null or v.valid_to >= $17) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.kind = $11 order by "a"."id" asc limit $12)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $13 and (s.valid_to is null or s.valid_to >= $14)) s) and v.valid_from <= $15 and (v.valid_to is null or v.valid_to >= $16) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $11 order by "a"."id" asc limit $12)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $13 and (s.valid_to is null or s.valid_to >= $14)) s) and v.valid_from <= $15 and (v.valid_to is null or v.valid_to >= $16) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( a.org_id = $7 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $11)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $12 and (s.valid_to is null or s.valid_to >= $13)) s) and v.valid_from <= $14 and (v.valid_to is null or v.valid_to >= $15) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and a.id = $6 and (a.membership_id = $7 or ( a.org_id = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))))) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $12 and (s.valid_to is null or s.valid_to >= $13)) s) and v.valid_from <= $14 and (v.valid_to is null or v.valid_to >= $15) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and a.id = $6 and true)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $7 and (s.valid_to is null or s.valid_to >= $8)) s) and v.valid_from <= $9 and (v.valid_to is null or v.valid_to >= $10) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and a.membership_id = $6 order by a.kind, a.id)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $7 and (s.valid_to is null or s.valid_to >= $8)) s) and v.valid_from <= $9 and (v.valid_to is null or v.valid_to >= $10) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and "a"."id" = any($6::uuid[]) order by "a"."id" asc limit $7)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $8 and (s.valid_to is null or s.valid_to >= $9)) s) and v.valid_from <= $10 and (v.valid_to is null or v.valid_to >= $11) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and "a"."updated_at" >= $6 order by "a"."updated_at" asc, "a"."id" asc limit $7)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $8 and (s.valid_to is null or s.valid_to >= $9)) s) and v.valid_from <= $10 and (v.valid_to is null or v.valid_to >= $11) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and ("a"."id") > ($6) order by "a"."id" asc limit $7)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $8 and (s.valid_to is null or s.valid_to >= $9)) s) and v.valid_from <= $10 and (v.valid_to is null or v.valid_to >= $11) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and ("a"."updated_at", "a"."id") > ($6, $7) order by "a"."updated_at" asc, "a"."id" asc limit $8)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $9 and (s.valid_to is null or s.valid_to >= $10)) s) and v.valid_from <= $11 and (v.valid_to is null or v.valid_to >= $12) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $6 and split_part(n.folded_text, '|', 2) like $7))) order by "a"."id" asc limit $8)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $9 and (s.valid_to is null or s.valid_to >= $10)) s) and v.valid_from <= $11 and (v.valid_to is null or v.valid_to >= $12) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and a.kind = $6 order by "a"."id" asc limit $7)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $8 and (s.valid_to is null or s.valid_to >= $9)) s) and v.valid_from <= $10 and (v.valid_to is null or v.valid_to >= $11) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true and a.membership_id = $6 order by "a"."id" asc limit $7)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $8 and (s.valid_to is null or s.valid_to >= $9)) s) and v.valid_from <= $10 and (v.valid_to is null or v.valid_to >= $11) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from balance_accounts a where a.org_id = $5 and true order by "a"."id" asc limit $6)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $7 and (s.valid_to is null or s.valid_to >= $8)) s) and v.valid_from <= $9 and (v.valid_to is null or v.valid_to >= $10) order by v.valid_from;
--   reads balance_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $5 and a.id = $6 and (a.membership_id = $7 or ( $8::uuid = $9 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $10 and r.supervisor_membership_id = $11 union select r.id from reports above join memberships r on r.org_id = $12 and r.supervisor_membership_id = above.id) select reports.id from reports))))) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $13 and (s.valid_to is null or s.valid_to >= $14)) s) and v.valid_from <= $15 and (v.valid_to is null or v.valid_to >= $16) order by v.valid_from;
--   reads leave_accounts by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select a.membership_id from leave_accounts a where a.org_id = $5 and a.id = $6 and true)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $7 and (s.valid_to is null or s.valid_to >= $8)) s) and v.valid_from <= $9 and (v.valid_to is null or v.valid_to >= $10) order by v.valid_from;
--   reads leave_accounts by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."id" = any($12::uuid[]) order by "a"."id" asc limit $13) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($14::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $15 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $16 and (s.valid_to is null or s.valid_to >= $17)) s) and v.valid_from <= $18 and (v.valid_to is null or v.valid_to >= $19) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and "a"."updated_at" >= $12 order by "a"."updated_at" asc, "a"."id" asc limit $13) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($14::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $15 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $16 and (s.valid_to is null or s.valid_to >= $17)) s) and v.valid_from <= $18 and (v.valid_to is null or v.valid_to >= $19) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."id") > ($12) order by "a"."id" asc limit $13) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($14::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $15 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $16 and (s.valid_to is null or s.valid_to >= $17)) s) and v.valid_from <= $18 and (v.valid_to is null or v.valid_to >= $19) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and ("a"."updated_at", "a"."id") > ($12, $13) order by "a"."updated_at" asc, "a"."id" asc limit $14) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($15::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $16 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $17 and (s.valid_to is null or s.valid_to >= $18)) s) and v.valid_from <= $19 and (v.valid_to is null or v.valid_to >= $20) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $12 and split_part(n.folded_text, '|', 2) like $13))) order by "a"."id" asc limit $14) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($15::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $16 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $17 and (s.valid_to is null or s.valid_to >= $18)) s) and v.valid_from <= $19 and (v.valid_to is null or v.valid_to >= $20) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.leave_policy_id = $12 order by "a"."id" asc limit $13) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($14::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $15 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $16 and (s.valid_to is null or s.valid_to >= $17)) s) and v.valid_from <= $18 and (v.valid_to is null or v.valid_to >= $19) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) and a.membership_id = $12 order by "a"."id" asc limit $13) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($14::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $15 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $16 and (s.valid_to is null or s.valid_to >= $17)) s) and v.valid_from <= $18 and (v.valid_to is null or v.valid_to >= $19) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and (a.membership_id = $6 or ( $7::uuid = $8 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) order by "a"."id" asc limit $12) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($13::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $14 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $15 and (s.valid_to is null or s.valid_to >= $16)) s) and v.valid_from <= $17 and (v.valid_to is null or v.valid_to >= $18) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and a.id = $6 and (a.membership_id = $7 or ( $8::uuid = $9 and a.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $10 and r.supervisor_membership_id = $11 union select r.id from reports above join memberships r on r.org_id = $12 and r.supervisor_membership_id = above.id) select reports.id from reports)))) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($13::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $14 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $15 and (s.valid_to is null or s.valid_to >= $16)) s) and v.valid_from <= $17 and (v.valid_to is null or v.valid_to >= $18) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and a.id = $6 and true) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($7::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $8 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $9 and (s.valid_to is null or s.valid_to >= $10)) s) and v.valid_from <= $11 and (v.valid_to is null or v.valid_to >= $12) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and a.membership_id = any($6::uuid[]) order by a.id) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($7::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $8 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $9 and (s.valid_to is null or s.valid_to >= $10)) s) and v.valid_from <= $11 and (v.valid_to is null or v.valid_to >= $12) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and "a"."id" = any($6::uuid[]) order by "a"."id" asc limit $7) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($8::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $9 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $10 and (s.valid_to is null or s.valid_to >= $11)) s) and v.valid_from <= $12 and (v.valid_to is null or v.valid_to >= $13) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and "a"."updated_at" >= $6 order by "a"."updated_at" asc, "a"."id" asc limit $7) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($8::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $9 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $10 and (s.valid_to is null or s.valid_to >= $11)) s) and v.valid_from <= $12 and (v.valid_to is null or v.valid_to >= $13) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and ("a"."id") > ($6) order by "a"."id" asc limit $7) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($8::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $9 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $10 and (s.valid_to is null or s.valid_to >= $11)) s) and v.valid_from <= $12 and (v.valid_to is null or v.valid_to >= $13) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and ("a"."updated_at", "a"."id") > ($6, $7) order by "a"."updated_at" asc, "a"."id" asc limit $8) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($9::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $10 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $11 and (s.valid_to is null or s.valid_to >= $12)) s) and v.valid_from <= $13 and (v.valid_to is null or v.valid_to >= $14) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $6 and split_part(n.folded_text, '|', 2) like $7))) order by "a"."id" asc limit $8) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($9::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $10 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $11 and (s.valid_to is null or s.valid_to >= $12)) s) and v.valid_from <= $13 and (v.valid_to is null or v.valid_to >= $14) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and a.leave_policy_id = $6 order by "a"."id" asc limit $7) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($8::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $9 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $10 and (s.valid_to is null or s.valid_to >= $11)) s) and v.valid_from <= $12 and (v.valid_to is null or v.valid_to >= $13) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true and a.membership_id = $6 order by "a"."id" asc limit $7) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($8::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $9 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $10 and (s.valid_to is null or s.valid_to >= $11)) s) and v.valid_from <= $12 and (v.valid_to is null or v.valid_to >= $13) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select d.membership_id from ( select x.membership_id, case when x.next_line_on is null then null else least(x.changed_from, x.settled_through + 1) - interval '2 years' end as since from (select a.* from leave_accounts a where a.org_id = $5 and true order by "a"."id" asc limit $6) x where x.next_line_on is null or x.settled_through is null or x.changed_from is not null or x.next_line_on <= greatest($7::date, ( select max(t.effective_date) from leave_transactions t where t.org_id = $8 and t.account_id = x.id))) d)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $9 and (s.valid_to is null or s.valid_to >= $10)) s) and v.valid_from <= $11 and (v.valid_to is null or v.valid_to >= $12) order by v.valid_from;
--   reads leave_accounts by an index
--   reads leave_transactions by an index
--   reads membership_assignments by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.id = $6 or ( m.org_id = $7 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $8 and r.supervisor_membership_id = $9 union select r.id from reports above join memberships r on r.org_id = $10 and r.supervisor_membership_id = above.id) select reports.id from reports))))) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $11 and (s.valid_to is null or s.valid_to >= $12)) s) and v.valid_from <= $13 and (v.valid_to is null or v.valid_to >= $14) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and ((m.id = $7 or ( m.org_id = $8 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $12 and a.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and a.week_start between $15 and $16 union select t.membership_id from project_participants t where t.org_id = $17 and t.project_id in ( select p.id from projects p where p.org_id = $18 and p.manager_membership_id = $19) and (t.valid_from is null or t.valid_from <= $20) and (t.valid_to is null or t.valid_to >= $21))) and exists ( select from membership_units u where u.org_id = $22 and u.membership_id = m.id and u.planning_unit_id = $23 and u.valid_from <= $24 and (u.valid_to is null or u.valid_to >= $25)) order by m.display_name, m.id limit $26)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $27 and (s.valid_to is null or s.valid_to >= $28)) s) and v.valid_from <= $29 and (v.valid_to is null or v.valid_to >= $30) order by v.valid_from;
--   reads membership_assignments by an index
--   reads membership_units by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads projects by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and ((m.id = $7 or ( m.org_id = $8 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $12 and a.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and a.week_start between $15 and $16 union select t.membership_id from project_participants t where t.org_id = $17 and t.project_id in ( select p.id from projects p where p.org_id = $18 and p.manager_membership_id = $19) and (t.valid_from is null or t.valid_from <= $20) and (t.valid_to is null or t.valid_to >= $21))) and m.id = any($22::uuid[]) order by m.display_name, m.id limit $23)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $24 and (s.valid_to is null or s.valid_to >= $25)) s) and v.valid_from <= $26 and (v.valid_to is null or v.valid_to >= $27) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and ((m.id = $7 or ( m.org_id = $8 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $12 and a.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and a.week_start between $15 and $16 union select t.membership_id from project_participants t where t.org_id = $17 and t.project_id in ( select p.id from projects p where p.org_id = $18 and p.manager_membership_id = $19) and (t.valid_from is null or t.valid_from <= $20) and (t.valid_to is null or t.valid_to >= $21))) and m.id in ( select a.membership_id from project_allocations a where a.org_id = $22 and a.project_id in ($23::uuid) and a.week_start between $24 and $25 union select t.membership_id from project_participants t where t.org_id = $26 and t.project_id in ($27::uuid) and (t.valid_from is null or t.valid_from <= $28) and (t.valid_to is null or t.valid_to >= $29)) order by m.display_name, m.id limit $30)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $31 and (s.valid_to is null or s.valid_to >= $32)) s) and v.valid_from <= $33 and (v.valid_to is null or v.valid_to >= $34) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads projects by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and ((m.id = $7 or ( m.org_id = $8 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $12 and a.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and a.week_start between $15 and $16 union select t.membership_id from project_participants t where t.org_id = $17 and t.project_id in ( select p.id from projects p where p.org_id = $18 and p.manager_membership_id = $19) and (t.valid_from is null or t.valid_from <= $20) and (t.valid_to is null or t.valid_to >= $21))) order by m.display_name, m.id limit $22)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $23 and (s.valid_to is null or s.valid_to >= $24)) s) and v.valid_from <= $25 and (v.valid_to is null or v.valid_to >= $26) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads projects by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and ((m.id = $7 or ( m.org_id = $8 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $9 and r.supervisor_membership_id = $10 union select r.id from reports above join memberships r on r.org_id = $11 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select u.membership_id from membership_units u where u.org_id = $12 and u.planning_unit_id = $13 and u.valid_from <= $14 and (u.valid_to is null or u.valid_to >= $15) union select s.membership_id from shifts s where s.org_id = $16 and s.planning_unit_id = $17 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $18 and $19)) and m.id in ( select u.membership_id from membership_units u where u.org_id = $20 and u.planning_unit_id = $21 and u.valid_from <= $22 and (u.valid_to is null or u.valid_to >= $23) union select s.membership_id from shifts s where s.org_id = $24 and s.planning_unit_id = $25 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $26 and $27) order by m.display_name, m.id limit $28)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $29 and (s.valid_to is null or s.valid_to >= $30)) s) and v.valid_from <= $31 and (v.valid_to is null or v.valid_to >= $32) order by v.valid_from;
--   reads membership_assignments by an index
--   reads membership_units by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads shifts by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $7 and a.project_id in ( select p.id from projects p where p.org_id = $8 and p.manager_membership_id = $9) and a.week_start between $10 and $11 union select t.membership_id from project_participants t where t.org_id = $12 and t.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and (t.valid_from is null or t.valid_from <= $15) and (t.valid_to is null or t.valid_to >= $16))) and exists ( select from membership_units u where u.org_id = $17 and u.membership_id = m.id and u.planning_unit_id = $18 and u.valid_from <= $19 and (u.valid_to is null or u.valid_to >= $20)) order by m.display_name, m.id limit $21)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $22 and (s.valid_to is null or s.valid_to >= $23)) s) and v.valid_from <= $24 and (v.valid_to is null or v.valid_to >= $25) order by v.valid_from;
--   reads membership_assignments by an index
--   reads membership_units by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $7 and a.project_id in ( select p.id from projects p where p.org_id = $8 and p.manager_membership_id = $9) and a.week_start between $10 and $11 union select t.membership_id from project_participants t where t.org_id = $12 and t.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and (t.valid_from is null or t.valid_from <= $15) and (t.valid_to is null or t.valid_to >= $16))) and m.id = any($17::uuid[]) order by m.display_name, m.id limit $18)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $19 and (s.valid_to is null or s.valid_to >= $20)) s) and v.valid_from <= $21 and (v.valid_to is null or v.valid_to >= $22) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $7 and a.project_id in ( select p.id from projects p where p.org_id = $8 and p.manager_membership_id = $9) and a.week_start between $10 and $11 union select t.membership_id from project_participants t where t.org_id = $12 and t.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and (t.valid_from is null or t.valid_from <= $15) and (t.valid_to is null or t.valid_to >= $16))) and m.id in ( select a.membership_id from project_allocations a where a.org_id = $17 and a.project_id in ($18::uuid) and a.week_start between $19 and $20 union select t.membership_id from project_participants t where t.org_id = $21 and t.project_id in ($22::uuid) and (t.valid_from is null or t.valid_from <= $23) and (t.valid_to is null or t.valid_to >= $24)) order by m.display_name, m.id limit $25)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $26 and (s.valid_to is null or s.valid_to >= $27)) s) and v.valid_from <= $28 and (v.valid_to is null or v.valid_to >= $29) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $7 and a.project_id in ( select p.id from projects p where p.org_id = $8 and p.manager_membership_id = $9) and a.week_start between $10 and $11 union select t.membership_id from project_participants t where t.org_id = $12 and t.project_id in ( select p.id from projects p where p.org_id = $13 and p.manager_membership_id = $14) and (t.valid_from is null or t.valid_from <= $15) and (t.valid_to is null or t.valid_to >= $16))) order by m.display_name, m.id limit $17)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $18 and (s.valid_to is null or s.valid_to >= $19)) s) and v.valid_from <= $20 and (v.valid_to is null or v.valid_to >= $21) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and (m.status <> 'deactivated' or m.employment_end_date >= $6) and (true or m.id in ( select u.membership_id from membership_units u where u.org_id = $7 and u.planning_unit_id = $8 and u.valid_from <= $9 and (u.valid_to is null or u.valid_to >= $10) union select s.membership_id from shifts s where s.org_id = $11 and s.planning_unit_id = $12 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $13 and $14)) and m.id in ( select u.membership_id from membership_units u where u.org_id = $15 and u.planning_unit_id = $16 and u.valid_from <= $17 and (u.valid_to is null or u.valid_to >= $18) union select s.membership_id from shifts s where s.org_id = $19 and s.planning_unit_id = $20 and s.membership_id is not null and s.state <> 'cancelled' and s.work_date between $21 and $22) order by m.display_name, m.id limit $23)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $24 and (s.valid_to is null or s.valid_to >= $25)) s) and v.valid_from <= $26 and (v.valid_to is null or v.valid_to >= $27) order by v.valid_from;
--   reads membership_assignments by an index
--   reads membership_units by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads shifts by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 and v.worktime_model_id in (select s.assigned_id from ( select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from ( select a.membership_id, a.assigned_id, a.valid_from, lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to from membership_assignments a where a.org_id = $4 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $5 and true)) and a.kind = 'worktime_model') s where s.assigned_id is not null and s.valid_from <= $6 and (s.valid_to is null or s.valid_to >= $7)) s) and v.valid_from <= $8 and (v.valid_to is null or v.valid_to >= $9) order by v.valid_from;
--   reads membership_assignments by an index
--   reads memberships by an index
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select jsonb_build_object('id', m.id, 'versionId', v.id, 'code', m.code, 'name', m.name, 'kind', v.kind, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'weeklyMinutes', v.weekly_minutes, 'overtimeRuleSetId', v.overtime_rule_set_id) || v.rules as version, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = v.overtime_rule_set_id) as overtime_rules from worktime_model_versions v join worktime_models m on m.org_id = $2 and m.id = v.worktime_model_id where v.org_id = $3 order by v.valid_from;
--   reads overtime_rule_set_versions by an index
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select m.id, m.name from worktime_models m where m.org_id = $1 and m.id = any($2::uuid[]);
--   reads worktime_models by an index

select o.id, ( select jsonb_agg(jsonb_build_object('versionId', s.id, 'validFrom', s.valid_from, 'validTo', s.valid_to) || s.rules order by s.valid_from) from overtime_rule_set_versions s where s.org_id = $1 and s.overtime_rule_set_id = o.id) as versions from overtime_rule_sets o where o.org_id = $2 and o.id = any($3::uuid[]) and o.active;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."active", r."updated_at" from staff_groups r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads staff_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from staff_groups r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_staff_groups" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads staff_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from staff_groups r where r.org_id = $1 and r.id = $2;
--   reads staff_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from staff_groups r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads staff_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from staff_groups r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads staff_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from staff_groups r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads staff_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'credit', v."credit", 'creditMinutes', v."credit_minutes", 'countsAsWorked', v."counts_as_worked", 'waivesTarget', v."waives_target", 'payTypeCode', v."pay_type_code") order by v.valid_from) from day_type_versions v where v.org_id = $1 and v."day_type_id" = r.id) as versions from day_types r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads day_type_versions by an index
--   reads day_types by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'credit', v."credit", 'creditMinutes', v."credit_minutes", 'countsAsWorked', v."counts_as_worked", 'waivesTarget', v."waives_target", 'payTypeCode', v."pay_type_code") order by v.valid_from) from day_type_versions v where v.org_id = $1 and v."day_type_id" = r.id) as versions from day_types r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_day_types" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads day_type_versions by an index
--   reads day_types by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'credit', v."credit", 'creditMinutes', v."credit_minutes", 'countsAsWorked', v."counts_as_worked", 'waivesTarget', v."waives_target", 'payTypeCode', v."pay_type_code") order by v.valid_from) from day_type_versions v where v.org_id = $1 and v."day_type_id" = r.id) as versions from day_types r where r.org_id = $2 and r.id = $3;
--   reads day_type_versions by an index
--   reads day_types by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'credit', v."credit", 'creditMinutes', v."credit_minutes", 'countsAsWorked', v."counts_as_worked", 'waivesTarget', v."waives_target", 'payTypeCode', v."pay_type_code") order by v.valid_from) from day_type_versions v where v.org_id = $1 and v."day_type_id" = r.id) as versions from day_types r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads day_type_versions by an index
--   reads day_types by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'credit', v."credit", 'creditMinutes', v."credit_minutes", 'countsAsWorked', v."counts_as_worked", 'waivesTarget', v."waives_target", 'payTypeCode', v."pay_type_code") order by v.valid_from) from day_type_versions v where v.org_id = $1 and v."day_type_id" = r.id) as versions from day_types r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads day_type_versions by an index
--   reads day_types by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'credit', v."credit", 'creditMinutes', v."credit_minutes", 'countsAsWorked', v."counts_as_worked", 'waivesTarget', v."waives_target", 'payTypeCode', v."pay_type_code") order by v.valid_from) from day_type_versions v where v.org_id = $1 and v."day_type_id" = r.id) as versions from day_types r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads day_type_versions by an index
--   reads day_types by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind", 'weeklyMinutes', v."weekly_minutes", 'overtimeRuleSetId', v."overtime_rule_set_id") || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v."worktime_model_id" = r.id) as versions from worktime_models r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind", 'weeklyMinutes', v."weekly_minutes", 'overtimeRuleSetId', v."overtime_rule_set_id") || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v."worktime_model_id" = r.id) as versions from worktime_models r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_worktime_models" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind", 'weeklyMinutes', v."weekly_minutes", 'overtimeRuleSetId', v."overtime_rule_set_id") || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v."worktime_model_id" = r.id) as versions from worktime_models r where r.org_id = $2 and r.id = $3;
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind", 'weeklyMinutes', v."weekly_minutes", 'overtimeRuleSetId', v."overtime_rule_set_id") || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v."worktime_model_id" = r.id) as versions from worktime_models r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind", 'weeklyMinutes', v."weekly_minutes", 'overtimeRuleSetId', v."overtime_rule_set_id") || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v."worktime_model_id" = r.id) as versions from worktime_models r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'kind', v."kind", 'weeklyMinutes', v."weekly_minutes", 'overtimeRuleSetId', v."overtime_rule_set_id") || v.rules order by v.valid_from) from worktime_model_versions v where v.org_id = $1 and v."worktime_model_id" = r.id) as versions from worktime_models r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads worktime_model_versions by an index
--   reads worktime_models by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to") || v.rules order by v.valid_from) from overtime_rule_set_versions v where v.org_id = $1 and v."overtime_rule_set_id" = r.id) as versions from overtime_rule_sets r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to") || v.rules order by v.valid_from) from overtime_rule_set_versions v where v.org_id = $1 and v."overtime_rule_set_id" = r.id) as versions from overtime_rule_sets r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_overtime_rule_sets" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to") || v.rules order by v.valid_from) from overtime_rule_set_versions v where v.org_id = $1 and v."overtime_rule_set_id" = r.id) as versions from overtime_rule_sets r where r.org_id = $2 and r.id = $3;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to") || v.rules order by v.valid_from) from overtime_rule_set_versions v where v.org_id = $1 and v."overtime_rule_set_id" = r.id) as versions from overtime_rule_sets r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to") || v.rules order by v.valid_from) from overtime_rule_set_versions v where v.org_id = $1 and v."overtime_rule_set_id" = r.id) as versions from overtime_rule_sets r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to") || v.rules order by v.valid_from) from overtime_rule_set_versions v where v.org_id = $1 and v."overtime_rule_set_id" = r.id) as versions from overtime_rule_sets r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads overtime_rule_set_versions by an index
--   reads overtime_rule_sets by an index

select r."id", r."code", r."name", r."category", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'countsToTarget', v."counts_to_target", 'multiplierBp', v."multiplier_bp", 'maxDurationMinutes', v."max_duration_minutes", 'payTypeCode', v."pay_type_code") order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v."entry_type_id" = r.id) as versions from entry_types r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select r."id", r."code", r."name", r."category", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'countsToTarget', v."counts_to_target", 'multiplierBp', v."multiplier_bp", 'maxDurationMinutes', v."max_duration_minutes", 'payTypeCode', v."pay_type_code") order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v."entry_type_id" = r.id) as versions from entry_types r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_entry_types" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select r."id", r."code", r."name", r."category", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'countsToTarget', v."counts_to_target", 'multiplierBp', v."multiplier_bp", 'maxDurationMinutes', v."max_duration_minutes", 'payTypeCode', v."pay_type_code") order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v."entry_type_id" = r.id) as versions from entry_types r where r.org_id = $2 and r.id = $3;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select r."id", r."code", r."name", r."category", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'countsToTarget', v."counts_to_target", 'multiplierBp', v."multiplier_bp", 'maxDurationMinutes', v."max_duration_minutes", 'payTypeCode', v."pay_type_code") order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v."entry_type_id" = r.id) as versions from entry_types r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select r."id", r."code", r."name", r."category", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'countsToTarget', v."counts_to_target", 'multiplierBp', v."multiplier_bp", 'maxDurationMinutes', v."max_duration_minutes", 'payTypeCode', v."pay_type_code") order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v."entry_type_id" = r.id) as versions from entry_types r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select r."id", r."code", r."name", r."category", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'countsToTarget', v."counts_to_target", 'multiplierBp', v."multiplier_bp", 'maxDurationMinutes', v."max_duration_minutes", 'payTypeCode', v."pay_type_code") order by v.valid_from) from entry_type_versions v where v.org_id = $1 and v."entry_type_id" = r.id) as versions from entry_types r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."name" asc, "r"."id" asc limit $3;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_planning_units" s where s.org_id = $2 and s.folded_text like $3) order by "r"."name" asc, "r"."id" asc limit $4;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 and "r"."updated_at" >= $2 order by "r"."updated_at" asc, "r"."id" asc limit $3;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 and ("r"."name", "r"."id") > ($2, $3) order by "r"."name" asc, "r"."id" asc limit $4;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 and ("r"."updated_at", "r"."id") > ($2, $3) order by "r"."updated_at" asc, "r"."id" asc limit $4;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 and r.id = $2;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc limit $2;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc limit $2;
--   reads planning_units by an index

select r."id", r."code", r."name", r."parent_id", r."active", r."updated_at" from planning_units r where r.org_id = $1 order by r."name", r."id";
--   reads planning_units by an index

select r."id", r."name", r."registry_code", r."active", r."updated_at" from employers r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."name" asc, "r"."id" asc;
--   reads employers by an index

select r."id", r."name", r."registry_code", r."active", r."updated_at" from employers r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_employers" s where s.org_id = $2 and s.folded_text like $3) order by "r"."name" asc, "r"."id" asc;
--   reads employers by an index

select r."id", r."name", r."registry_code", r."active", r."updated_at" from employers r where r.org_id = $1 and r.id = $2;
--   reads employers by an index

select r."id", r."name", r."registry_code", r."active", r."updated_at" from employers r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads employers by an index

select r."id", r."name", r."registry_code", r."active", r."updated_at" from employers r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads employers by an index

select r.id from day_types r where r.org_id = $1 and r."code" = $2;
--   reads day_types by an index

select r.id from employers r where r.org_id = $1 and r."registry_code" = $2;
--   reads employers by an index

select r.id from entry_types r where r.org_id = $1 and r."code" = $2;
--   reads entry_types by an index

select r.id from overtime_rule_sets r where r.org_id = $1 and r."code" = $2;
--   reads overtime_rule_sets by an index

select r.id from planning_units r where r.org_id = $1 and r."code" = $2;
--   reads planning_units by an index

select r.id from staff_groups r where r.org_id = $1 and r."code" = $2;
--   reads staff_groups by an index

select r.id from worktime_models r where r.org_id = $1 and r."code" = $2;
--   reads worktime_models by an index

select t.id, v.id as version_id, t.code, t.name, t.active, t.category, v.valid_from, v.valid_to, v.counts_to_target, v.multiplier_bp, v.max_duration_minutes, v.pay_type_code from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and true and v.valid_from <= $3 and (v.valid_to is null or v.valid_to >= $4) order by v.valid_from;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select t.id, v.id as version_id, t.code, t.name, t.active, t.category, v.valid_from, v.valid_to, v.counts_to_target, v.multiplier_bp, v.max_duration_minutes, v.pay_type_code from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.entry_type_id = any($3::uuid[]) and v.valid_from <= $4 and (v.valid_to is null or v.valid_to >= $5) order by v.valid_from;
--   reads entry_type_versions by an index
--   reads entry_types by an index

select t.id, v.id as version_id, t.code, t.name, t.active, t.category, v.valid_from, v.valid_to, v.counts_to_target, v.multiplier_bp, v.max_duration_minutes, v.pay_type_code from entry_type_versions v join entry_types t on t.org_id = $1 and t.id = v.entry_type_id where v.org_id = $2 and v.id = any($3::uuid[]);
--   reads entry_type_versions by an index
--   reads entry_types by an index

select t.id, v.id as version_id, t.code, t.name, t.active, v.valid_from, v.valid_to, v.credit, v.credit_minutes, v.counts_as_worked, v.waives_target, v.pay_type_code from day_type_versions v join day_types t on t.org_id = $1 and t.id = v.day_type_id where v.org_id = $2 and v.day_type_id = $3 and v.valid_from <= $4 and (v.valid_to is null or v.valid_to >= $5);
--   reads day_type_versions by an index
--   reads day_types by an index

select t.id, v.id as version_id, t.code, t.name, t.active, v.valid_from, v.valid_to, v.credit, v.credit_minutes, v.counts_as_worked, v.waives_target, v.pay_type_code from day_type_versions v join day_types t on t.org_id = $1 and t.id = v.day_type_id where v.org_id = $2 and v.valid_from <= $3 and (v.valid_to is null or v.valid_to >= $4) order by v.valid_from;
--   reads day_type_versions by an index
--   reads day_types by an index

select u.id, u.code, u.name, u.active, p.code as parent_code from planning_units u left join planning_units p on p.org_id = $1 and p.id = u.parent_id where u.org_id = $2 and u.id = any($3::uuid[]);
--   reads planning_units by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = (select d.id from dimensions d where d.org_id = $2 and d.code = $3) and v.code = any($4::text[]) union select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $5 and v.dimension_id = (select d.id from dimensions d where d.org_id = $6 and d.code = $7) and (v.external_source, v.external_id) in ( select source, id from unnest($8::text[], $9::text[]) as wanted(source, id));
--   reads dimension_values by an index
--   reads dimensions by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and "v"."id" = any($3::uuid[]) order by "v"."code" asc limit $4;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and "v"."updated_at" >= $3 order by "v"."updated_at" asc, "v"."id" asc limit $4;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and ("v"."code") > ($3) order by "v"."code" asc limit $4;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and ("v"."updated_at", "v"."id") > ($3, $4) order by "v"."updated_at" asc, "v"."id" asc limit $5;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and (v.code ilike $3 or v.name ilike $4) order by "v"."code" asc limit $5;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.code = $3;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.code = $3 order by "v"."code" asc limit $4;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.external_source = $3 and v.external_id = $4;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 and v.id = $3;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 order by "v"."code" asc limit $3;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 order by "v"."code" asc, "v"."id" asc limit $3;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 order by "v"."name" asc, "v"."id" asc limit $3;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.dimension_id = $2 order by "v"."updated_at" asc, "v"."id" asc limit $3;
--   reads dimension_values by an index

select v."id", v."dimension_id", v."code", v."name", v."active", v."parent_id", v."external_source", v."external_id", v."attribution_precision", v."updated_at" from dimension_values v where v.org_id = $1 and v.id = any($2::uuid[]);
--   reads dimension_values by an index

select v.id, v.code, d.code as level_code from dimension_values v join dimensions d on d.org_id = $1 and d.id = v.dimension_id where v.org_id = $2 and v.id = any($3::uuid[]);
--   reads dimension_values by an index
--   reads dimensions by an index

select v.id, v.dimension_id, v.code, d.code as level_code from dimensions d join dimension_values v on v.org_id = $1 and v.dimension_id = d.id where d.org_id = $2 and v.code = any($3::text[]);
--   reads dimension_values by an index
--   reads dimensions by an index

update day_type_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads day_type_versions by an index

update day_types set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads day_types by an index

update dimension_values set "code" = $3, "name" = $4, "active" = $5, "parent_id" = $6, "external_source" = $7, "external_id" = $8, "attribution_precision" = $9, "updated_at" = $10 where "org_id" = $1 and "id" = $2;
--   reads dimension_values by an index

update dimensions set "code" = $3, "name" = $4, "active" = $5, "required" = $6, "ask_in_entry" = $7, "remainder" = $8, "position" = $9, "updated_at" = $10 where "org_id" = $1 and "id" = $2;
--   reads dimensions by an index

update employers set "name" = $3, "registry_code" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads employers by an index

update entry_type_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads entry_type_versions by an index

update entry_types set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads entry_types by an index

update overtime_rule_set_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads overtime_rule_set_versions by an index

update overtime_rule_sets set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads overtime_rule_sets by an index

update planning_units set "code" = $3, "name" = $4, "parent_id" = $5, "active" = $6, "updated_at" = $7 where "org_id" = $1 and "id" = $2;
--   reads planning_units by an index

update staff_groups set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads staff_groups by an index

update worktime_model_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads worktime_model_versions by an index

update worktime_models set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads worktime_models by an index
