delete from directory.processes where id = $1;

insert into "directory"."service_address" ("one", "base_url", "mails") values ($1, $2, $3) on conflict ("one") do update set "base_url" = $4, "mails" = $5;

insert into audit_checkpoints (org_id, sequence, hash, at, signature) values ($1, $2, $3, $4, $5);

insert into customer_groups ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into customer_tags ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into disqualify_reasons ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into idempotency_records (org_id, key, fingerprint, membership_id, status, body, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (org_id, key) do update set fingerprint = excluded.fingerprint, membership_id = excluded.membership_id, status = excluded.status, body = excluded.body, created_at = excluded.created_at;

insert into lead_sources ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into vat_rate_versions ("org_id", "id", "vat_rate_id", "valid_from", "valid_to", "rate_bp") select $1, n."id", n."vat_rate_id", n."valid_from", n."valid_to", n."rate_bp" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "vat_rate_id" uuid, "valid_from" date, "valid_to" date, "rate_bp" integer) returning 1;

insert into vat_rates ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into vat_treatment_versions ("org_id", "id", "vat_treatment_id", "valid_from", "valid_to", "taxed", "category", "buyer_vat_id_needed", "only_for_construction", "rules") select $1, n."id", n."vat_treatment_id", n."valid_from", n."valid_to", n."taxed", n."category", n."buyer_vat_id_needed", n."only_for_construction", n."rules" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "vat_treatment_id" uuid, "valid_from" date, "valid_to" date, "taxed" boolean, "category" text, "buyer_vat_id_needed" boolean, "only_for_construction" boolean, "rules" jsonb) returning 1;

insert into vat_treatments ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

select "base_url", "mails" from "directory"."service_address" where "one" = true;
--   reads service_address from end to end

select "org_id" from "directory"."organisations" order by "org_id";
--   reads organisations from end to end in the order of organisations_pkey

select "org_id", "slug" from "directory"."organisations" order by "slug";
--   reads organisations from end to end in the order of organisations_slug_key

select "r"."contact_name" as name, "r"."email" as email, r.phone from "leads" r where r.org_id = $1 and r.state <> 'anonymized' and r.id <> all($2::uuid[]) and (lower("r"."contact_name") = any($3) or lower("r"."email") = any($4) or lower(r.phone) = any($5)) order by r.id;
--   reads leads by an index

select "r"."display_name" as name, "r"."email" as email, r.phone from "memberships" r where r.org_id = $1 and true and r.id <> all($2::uuid[]) and (lower("r"."display_name") = any($3) or lower("r"."email") = any($4) or lower(r.phone) = any($5)) order by r.id;
--   reads memberships by an index

select "r"."name" as name, "r"."email" as email, r.phone from "contacts" r where r.org_id = $1 and r.anonymized_at is null and r.id <> all($2::uuid[]) and (lower("r"."name") = any($3) or lower("r"."email") = any($4) or lower(r.phone) = any($5)) order by r.id;
--   reads contacts by an index

select "r"."name" as name, "r"."invoice_email" as email, r.phone from "customers" r where r.org_id = $1 and true and r.id <> all($2::uuid[]) and (lower("r"."name") = any($3) or lower("r"."invoice_email") = any($4) or lower(r.phone) = any($5)) order by r.id;
--   reads customers by an index

select (extract(epoch from sandbox_offset) * 1000)::bigint as milliseconds from organisation_clocks where org_id = $1;
--   reads organisation_clocks by an index

select * from ( select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'contact' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "contacts" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads contacts by an index
--   reads customers by an index

select * from ( select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads customers by an index

select * from ( select 'day_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "day_types" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads day_types by an index

select * from ( select 'deal' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "deals" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads deals by an index

select * from ( select 'dimension' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "dimensions" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads dimensions by an index

select * from ( select 'entry_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "entry_types" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'day_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "day_types" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads day_types by an index
--   reads entry_types by an index

select * from ( select 'entry_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "entry_types" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads entry_types by an index

select * from ( select 'leave_policy' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "leave_policies" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads leave_policies by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'absence_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "absence_types" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads absence_types by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'customer_group' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customer_groups" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'customer_tag' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customer_tags" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'payment_term' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "payment_terms" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads customer_groups by an index
--   reads customer_tags by an index
--   reads memberships by an index
--   reads payment_terms by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'contact' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "contacts" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'deal' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "deals" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true union all select 'activity' as type, r.id, (r.subject)::text as label, null::text as code from ( select * from "activities" s where s.org_id = $9 and s.id = any($10::uuid[]) and true) r where true) named where label is not null;
--   reads activities by an index
--   reads contacts by an index
--   reads customers by an index
--   reads deals by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'contact' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "contacts" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'deal' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "deals" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads contacts by an index
--   reads customers by an index
--   reads deals by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'contact' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "contacts" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'pipeline' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "pipelines" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true union all select 'pipeline_stage' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "pipeline_stages" s where s.org_id = $9 and s.id = any($10::uuid[]) and true) r where true) named where label is not null;
--   reads contacts by an index
--   reads customers by an index
--   reads memberships by an index
--   reads pipeline_stages by an index
--   reads pipelines by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads customers by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'entry_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "entry_types" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'vat_rate' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "vat_rates" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'vat_treatment' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "vat_treatments" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true union all select 'article' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "articles" s where s.org_id = $9 and s.id = any($10::uuid[]) and true) r where true union all select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $11 and s.id = any($12::uuid[]) and true) r where true union all select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $13 and s.id = any($14::uuid[]) and true) r where true union all select 'project_installment' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "project_installments" s where s.org_id = $15 and s.id = any($16::uuid[]) and true) r where true union all select 'project_phase' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "project_phases" s where s.org_id = $17 and s.id = any($18::uuid[]) and true) r where true union all select 'rate_card' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "rate_cards" s where s.org_id = $19 and s.id = any($20::uuid[]) and true) r where true union all select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $21 and s.id = any($22::uuid[]) and true) r where true) named where label is not null;
--   reads articles by an index
--   reads customers by an index
--   reads entry_types by an index
--   reads memberships by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rate_cards by an index
--   reads tasks by an index
--   reads vat_rates by an index
--   reads vat_treatments by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'entry_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "entry_types" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads entry_types by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'export_batch' as type, r.id, (r.period_start::text || ' – ' || r.period_end::text)::text as label, null::text as code from ( select * from "export_batches" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where r.state <> 'preparing' union all select 'entry_type' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "entry_types" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true) named where label is not null;
--   reads entry_types by an index
--   reads export_batches by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'export_batch' as type, r.id, (r.period_start::text || ' – ' || r.period_end::text)::text as label, null::text as code from ( select * from "export_batches" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where r.state <> 'preparing' union all select 'export_target' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "export_targets" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true) named where label is not null;
--   reads export_batches by an index
--   reads export_targets by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'export_batch' as type, r.id, (r.period_start::text || ' – ' || r.period_end::text)::text as label, null::text as code from ( select * from "export_batches" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where r.state <> 'preparing') named where label is not null;
--   reads export_batches by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'lead_source' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "lead_sources" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads lead_sources by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'leave_group' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "leave_groups" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads leave_groups by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'leave_policy' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "leave_policies" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads leave_policies by an index
--   reads memberships by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'pipeline' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "pipelines" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'pipeline_stage' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "pipeline_stages" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads pipeline_stages by an index
--   reads pipelines by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'change_order' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "change_orders" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads change_orders by an index
--   reads memberships by an index
--   reads planning_units by an index
--   reads tasks by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'change_order' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "change_orders" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true) named where label is not null;
--   reads change_orders by an index
--   reads memberships by an index
--   reads planning_units by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'change_order' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "change_orders" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads change_orders by an index
--   reads memberships by an index
--   reads planning_units by an index
--   reads projects by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads planning_units by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'project_phase' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "project_phases" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'task_status' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "task_statuses" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads task_statuses by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads projects by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'shift_type' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "shift_types" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads planning_units by an index
--   reads shift_types by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'task_status' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "task_statuses" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads task_statuses by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads tasks by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'terminal' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "terminals" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads terminals by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'time_bank' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "time_banks" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'shift_type' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "shift_types" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'shift_rotation' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "shift_rotations" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true union all select 'product' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "products" s where s.org_id = $9 and s.id = any($10::uuid[]) and true) r where true union all select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $11 and s.id = any($12::uuid[]) and true) r where true union all select 'project_role' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "project_roles" s where s.org_id = $13 and s.id = any($14::uuid[]) and true) r where true union all select 'project_phase' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "project_phases" s where s.org_id = $15 and s.id = any($16::uuid[]) and true) r where true union all select 'rate_card' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "rate_cards" s where s.org_id = $17 and s.id = any($18::uuid[]) and true) r where true union all select 'purchase' as type, r.id, (r.description)::text as label, null::text as code from ( select * from "project_purchases" s where s.org_id = $19 and s.id = any($20::uuid[]) and true) r where true union all select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $21 and s.id = any($22::uuid[]) and true) r where true union all select 'task_label' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "task_labels" s where s.org_id = $23 and s.id = any($24::uuid[]) and true) r where true union all select 'webhook' as type, r.id, (coalesce(r.description, r.url))::text as label, null::text as code from ( select * from "webhooks" s where s.org_id = $25 and s.id = any($26::uuid[]) and true) r where r.deleted_at is null union all select 'terminal' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "terminals" s where s.org_id = $27 and s.id = any($28::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads products by an index
--   reads project_phases by an index
--   reads project_purchases by an index
--   reads project_roles by an index
--   reads projects by an index
--   reads rate_cards by an index
--   reads shift_rotations by an index
--   reads shift_types by an index
--   reads task_labels by an index
--   reads tasks by an index
--   reads terminals by an index
--   reads time_banks by an index
--   reads webhooks by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'time_bank' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "time_banks" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'shift_type' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "shift_types" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'shift_rotation' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "shift_rotations" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true union all select 'rate_card' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "rate_cards" s where s.org_id = $9 and s.id = any($10::uuid[]) and true) r where true union all select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $11 and s.id = any($12::uuid[]) and true) r where true union all select 'task_label' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "task_labels" s where s.org_id = $13 and s.id = any($14::uuid[]) and true) r where true union all select 'webhook' as type, r.id, (coalesce(r.description, r.url))::text as label, null::text as code from ( select * from "webhooks" s where s.org_id = $15 and s.id = any($16::uuid[]) and true) r where r.deleted_at is null union all select 'terminal' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "terminals" s where s.org_id = $17 and s.id = any($18::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads rate_cards by an index
--   reads shift_rotations by an index
--   reads shift_types by an index
--   reads task_labels by an index
--   reads tasks by an index
--   reads terminals by an index
--   reads time_banks by an index
--   reads webhooks by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'worktime_model' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "worktime_models" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'staff_group' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "staff_groups" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index
--   reads planning_units by an index
--   reads staff_groups by an index
--   reads worktime_models by an index

select * from ( select 'membership' as type, r.id, (r.display_name)::text as label, null::text as code from ( select * from "memberships" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads memberships by an index

select * from ( select 'payment_term' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "payment_terms" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads payment_terms by an index

select * from ( select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads planning_units by an index

select * from ( select 'project_phase' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "project_phases" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads project_phases by an index

select * from ( select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'project_phase' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "project_phases" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads project_phases by an index
--   reads projects by an index

select * from ( select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'purchase' as type, r.id, (r.description)::text as label, null::text as code from ( select * from "project_purchases" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads project_purchases by an index
--   reads projects by an index

select * from ( select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'task_status' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "task_statuses" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true) named where label is not null;
--   reads projects by an index
--   reads task_statuses by an index
--   reads tasks by an index

select * from ( select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'task_status' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "task_statuses" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads projects by an index
--   reads task_statuses by an index

select * from ( select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads projects by an index

select * from ( select 'rate_card' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "rate_cards" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads rate_cards by an index

select * from ( select 'shift_type' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "shift_types" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'planning_unit' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "planning_units" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true) named where label is not null;
--   reads planning_units by an index
--   reads shift_types by an index

select * from ( select 'task' as type, r.id, (r.title)::text as label, null::text as code from ( select * from "tasks" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads tasks by an index

select * from ( select 'vat_rate' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "vat_rates" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true union all select 'vat_treatment' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "vat_treatments" s where s.org_id = $3 and s.id = any($4::uuid[]) and true) r where true union all select 'customer' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "customers" s where s.org_id = $5 and s.id = any($6::uuid[]) and true) r where true union all select 'project' as type, r.id, (r.name)::text as label, null::text as code from ( select * from "projects" s where s.org_id = $7 and s.id = any($8::uuid[]) and true) r where true) named where label is not null;
--   reads customers by an index
--   reads projects by an index
--   reads vat_rates by an index
--   reads vat_treatments by an index

select * from ( select 'vat_rate' as type, r.id, (r.name)::text as label, r.code as code from ( select * from "vat_rates" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where true) named where label is not null;
--   reads vat_rates by an index

select * from ( select 'webhook' as type, r.id, (coalesce(r.description, r.url))::text as label, null::text as code from ( select * from "webhooks" s where s.org_id = $1 and s.id = any($2::uuid[]) and true) r where r.deleted_at is null) named where label is not null;
--   reads webhooks by an index

select 1;

select audit_sequence as sequence, encode(audit_hash, 'hex') as hash from organisation_clocks where org_id = $1;
--   reads organisation_clocks by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'absence_periods' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "absence_periods" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads absence_periods by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'absence_periods' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "absence_periods" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $6;
--   reads absence_periods by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'activities' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "activities" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads activities by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'allocated_hours' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "allocated_hours" r where r.org_id = $5 and "r"."entry_id"::text || ':' || "r"."position" = t.row_id and "r"."value_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads allocated_hours by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'articles' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "articles" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads articles by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'contacts' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "contacts" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads contacts by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'customers' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "customers" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads customers by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'deals' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "deals" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads deals by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'dimension_values' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "dimension_values" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."dimension_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads dimension_values by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'export_batches' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "export_batches" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads export_batches by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'leads' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "leads" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads leads by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'memberships' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "memberships" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads memberships by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'oauth_grants' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "oauth_grants" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads oauth_grants by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'outgoing_mails' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "outgoing_mails" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads outgoing_mails by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'planning_units' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "planning_units" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads planning_units by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'project_allocations' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "project_allocations" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."project_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads project_allocations by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'project_installments' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "project_installments" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."project_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads project_installments by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'project_participants' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "project_participants" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."project_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads project_participants by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'project_purchases' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "project_purchases" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."project_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads project_purchases by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'projects' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "projects" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads projects by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'rate_cards' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "rate_cards" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads rate_cards by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'rate_rules' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "rate_rules" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."rate_card_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads rate_rules by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'tasks' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.within = $4 and not exists ( select from "tasks" r where r.org_id = $5 and r.id = coalesce(t.row_id::uuid, t.id) and "r"."project_id" = $6) order by t.deleted_at desc, t.id desc limit $7;
--   reads tasks by an index
--   reads tombstones by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'webhooks' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "webhooks" r where r.org_id = $4 and r.id = t.id and r.deleted_at is null) order by t.deleted_at desc, t.id desc limit $5;
--   reads tombstones by an index
--   reads webhooks by an index

select coalesce(t.row_id, t.id::text) as id, t.deleted_at from tombstones t where t.org_id = $1 and t.of_table = 'work_days' and t.deleted_at >= $2 and t.deleted_at >= $3 and t.row_id is null and not exists ( select from "work_days" r where r.org_id = $4 and r.id = coalesce(t.row_id::uuid, t.id) ) order by t.deleted_at desc, t.id desc limit $5;
--   reads tombstones by an index
--   reads work_days by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."approval_id" as key, concat_ws(E' ', "r"."comment"::text) as written from "task_approval_responses" r where r.org_id = $2 and true order by "r"."approval_id" fetch first $3 rows with ties) p;
--   reads task_approval_responses by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."body"::text) as written from "task_comments" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads task_comments by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."decline_reason"::text) as written from "open_shift_claims" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads open_shift_claims by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."description"::text, "r"."supplier"::text) as written from "project_purchases" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads project_purchases by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."description"::text) as written from "change_order_lines" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads change_order_lines by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."description"::text) as written from "deal_lines" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."file_name"::text) as written from "attachments" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads attachments by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."filename"::text, "r"."results"::text) as written from "imports" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads imports by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."filename"::text) as written from "import_jobs" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads import_jobs by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."invoicing_notes"::text, "r"."buyer_reference"::text) as written from "customers" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads customers by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."name"::text, "r"."description"::text, "r"."search_text"::text) as written from "projects" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads projects by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."name"::text) as written from "project_milestones" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads project_milestones by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."name"::text) as written from "project_phases" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads project_phases by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text, "r"."cancel_reason"::text) as written from "shifts" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads shifts by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text, "r"."decision_reason"::text, "r"."cancellation_reason"::text, "r"."asked_change"::text) as written from "absence_periods" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads absence_periods by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text, "r"."decline_reason"::text, "r"."from_shift"::text, "r"."to_shift"::text) as written from "shift_swaps" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads shift_swaps by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text, "r"."dismiss_reason"::text) as written from "punches" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads punches by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text, "r"."reason"::text, "r"."decline_reason"::text) as written from "punch_corrections" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads punch_corrections by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text, "r"."withdraw_reason"::text) as written from "open_shifts" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads open_shifts by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text) as written from "approval_delegations" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads approval_delegations by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text) as written from "task_approvals" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads task_approvals by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."note"::text) as written from "work_entries" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads work_entries by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."order_reference"::text) as written from "invoicing_terms" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads invoicing_terms by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."override_reason"::text, "r"."unpublish_reason"::text) as written from "shift_publications" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads shift_publications by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."reason"::text, "r"."decline_reason"::text) as written from "balance_corrections" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads balance_corrections by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."reason"::text) as written from "balance_payouts" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads balance_payouts by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."reason"::text) as written from "project_days" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads project_days by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."reason"::text) as written from "shift_unpublishings" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads shift_unpublishings by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."recipient_address"::text, "r"."recipient_name"::text, "r"."subject"::text) as written from "outgoing_mails" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads outgoing_mails by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."return_reason"::text) as written from "work_days" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads work_days by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."subject"::text, "r"."notes"::text) as written from "activities" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads activities by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."summary"::text) as written from "project_status_updates" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads project_status_updates by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."text"::text) as written from "task_checklist_items" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads task_checklist_items by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."title"::text, "r"."close_note"::text, "r"."search_text"::text) as written from "deals" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads deals by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."title"::text, "r"."description"::text) as written from "tasks" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads tasks by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."title"::text, "r"."disqualify_note"::text, "r"."search_text"::text) as written from "leads" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads leads by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."title"::text, "r"."reason"::text) as written from "change_orders" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads change_orders by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."id" as key, concat_ws(E' ', "r"."title"::text) as written from "project_installments" r where r.org_id = $2 and true order by "r"."id" fetch first $3 rows with ties) p;
--   reads project_installments by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."import_id" as key, concat_ws(E' ', "r"."before"::text, "r"."after"::text) as written from "import_changes" r where r.org_id = $2 and true order by "r"."import_id" fetch first $3 rows with ties) p;
--   reads import_changes by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."job_id" as key, concat_ws(E' ', "r"."result"::text) as written from "import_job_results" r where r.org_id = $2 and true order by "r"."job_id" fetch first $3 rows with ties) p;
--   reads import_job_results by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."job_id" as key, concat_ws(E' ', "r"."rows"::text) as written from "import_job_parts" r where r.org_id = $2 and true order by "r"."job_id" fetch first $3 rows with ties) p;

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."publication_id" as key, concat_ws(E' ', "r"."note"::text) as written from "shift_publication_rows" r where r.org_id = $2 and true order by "r"."publication_id" fetch first $3 rows with ties) p;
--   reads shift_publication_rows by an index

select count(*)::int as count, (array_agg(p.key order by p.key desc))[1] as last, array_agg(distinct p.key) filter (where p.written ~* $1) as keys from ( select "r"."record_id" as key, concat_ws(E' ', "r"."lookup"::text, "r"."value"::text) as written from "custom_field_values" r where r.org_id = $2 and true order by "r"."record_id" fetch first $3 rows with ties) p;
--   reads custom_field_values by an index

select count(*)::int as count, max(p.sequence) as last, array_agg(p.sequence order by p.sequence) filter (where p.is_personal and p.written ~* $1) as rows from ( select e.sequence, e.salt is not null as is_personal, concat_ws(E' ', e.reason, e.changes::text) as written from audit_entries e where e.org_id = $2 and e.sequence > $3::bigint order by e.sequence limit $4) p;
--   reads audit_entries by an index

select e.sequence from audit_entries e where e.org_id = $1 and e.target_type = $2 and e.target_id = any($3::text[]) and e.salt is not null;
--   reads audit_entries by an index

select fingerprint, membership_id, status, body from idempotency_records where org_id = $1 and key = $2 and created_at > (select last_instant from organisation_clocks c where c.org_id = $1) - interval '24 hours';
--   reads organisation_clocks by an index

select greatest(date_trunc('milliseconds', clock_timestamp()) + sandbox_offset, last_instant) as now from organisation_clocks where org_id = $1;
--   reads organisation_clocks by an index

select id, at, action, actor_membership_id as membership_id, reason, changes from audit_entries where org_id = $1 and target_type = $2 and target_id = $3 order by sequence;
--   reads audit_entries by an index

select k.since from deletions_known k where k.org_id = $1 and k.of_table = $2;

select org_id as "orgId" from directory.outbox_due where outbox = $1 order by org_id limit $2;
--   reads outbox_due by an index

select org_id as organisation_id, sequence, encode(hash, 'hex') as hash, at, signature from audit_checkpoints where org_id = $1 and sequence > $2 order by sequence limit $3;
--   reads audit_checkpoints by an index

select org_id as organisation_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation, request_id, action, target_type, target_id, changes, reason, origin, encode(salt, 'hex') as salt, encode(personal_digest, 'hex') as personal_digest, erased_by, encode(prev_hash, 'hex') as prev_hash, encode(hash, 'hex') as hash from audit_entries where org_id = $1 and sequence > $2 order by sequence limit $3;
--   reads audit_entries by an index

select pg_notify($1, $2);

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_customer_groups" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 and r.id = $2;
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_groups r where r.org_id = $1 order by r."code", r."id";
--   reads customer_groups by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_customer_tags" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 and r.id = $2;
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from customer_tags r where r.org_id = $1 order by r."code", r."id";
--   reads customer_tags by an index

select r."id", r."code", r."name", r."active", r."updated_at" from disqualify_reasons r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads disqualify_reasons by an index

select r."id", r."code", r."name", r."active", r."updated_at" from disqualify_reasons r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_disqualify_reasons" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads disqualify_reasons by an index

select r."id", r."code", r."name", r."active", r."updated_at" from disqualify_reasons r where r.org_id = $1 and r.id = $2;
--   reads disqualify_reasons by an index

select r."id", r."code", r."name", r."active", r."updated_at" from disqualify_reasons r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads disqualify_reasons by an index

select r."id", r."code", r."name", r."active", r."updated_at" from disqualify_reasons r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads disqualify_reasons by an index

select r."id", r."code", r."name", r."active", r."updated_at" from disqualify_reasons r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads disqualify_reasons by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_lead_sources" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 and r.id = $2;
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at" from lead_sources r where r.org_id = $1 order by r."code", r."id";
--   reads lead_sources by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_vat_rates" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 and r.id = $3;
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'rateBp', v."rate_bp") order by v.valid_from) from vat_rate_versions v where v.org_id = $1 and v."vat_rate_id" = r.id) as versions from vat_rates r where r.org_id = $2 order by r."code", r."id";
--   reads vat_rate_versions by an index
--   reads vat_rates by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 and "r"."id" = any($3::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 and "r"."id" in ( select s.id from "searchable_vat_treatments" s where s.org_id = $3 and s.folded_text like $4) order by "r"."code" asc, "r"."id" asc;
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 and r.id = $3;
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 order by "r"."code" asc, "r"."id" asc;
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 order by "r"."name" asc, "r"."id" asc;
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 order by "r"."updated_at" asc, "r"."id" asc;
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r."id", r."code", r."name", r."active", r."updated_at", ( select jsonb_agg(jsonb_build_object('versionId', v.id) || jsonb_build_object('validFrom', v."valid_from", 'validTo', v."valid_to", 'taxed', v."taxed", 'category', v."category", 'buyerVatIdNeeded', v."buyer_vat_id_needed", 'onlyForConstruction', v."only_for_construction") || v.rules order by v.valid_from) from vat_treatment_versions v where v.org_id = $1 and v."vat_treatment_id" = r.id) as versions from vat_treatments r where r.org_id = $2 order by r."code", r."id";
--   reads vat_treatment_versions by an index
--   reads vat_treatments by an index

select r.id from customer_groups r where r.org_id = $1 and r."code" = $2;
--   reads customer_groups by an index

select r.id from customer_tags r where r.org_id = $1 and r."code" = $2;
--   reads customer_tags by an index

select r.id from disqualify_reasons r where r.org_id = $1 and r."code" = $2;
--   reads disqualify_reasons by an index

select r.id from lead_sources r where r.org_id = $1 and r."code" = $2;
--   reads lead_sources by an index

select r.id from vat_rates r where r.org_id = $1 and r."code" = $2;
--   reads vat_rates by an index

select r.id from vat_treatments r where r.org_id = $1 and r."code" = $2;
--   reads vat_treatments by an index

select sequence from ( select sequence, salt from audit_entries where org_id = $1 and target_id = $2::text and target_type = 'membership' union select sequence, salt from audit_entries where org_id = $3 and actor_membership_id = $4) theirs where salt is not null order by sequence;
--   reads audit_entries by an index

select sequence, encode(hash, 'hex') as hash from audit_checkpoints where org_id = $1 order by sequence desc limit 1;
--   reads audit_checkpoints by an index

update "attachment_files" set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id is not null and lease_holder = $2 and lease_id <> all($3::uuid[]);
--   reads attachment_files by an index

update "attachment_leftovers" set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id is not null and lease_holder = $2 and lease_id <> all($3::uuid[]);
--   reads attachment_leftovers by an index

update "export_deliveries" set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id is not null and lease_holder = $2 and lease_id <> all($3::uuid[]);
--   reads export_deliveries by an index

update "import_jobs" set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id is not null and lease_holder = $2 and lease_id <> all($3::uuid[]);
--   reads import_jobs by an index

update "outgoing_mails" set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id is not null and lease_holder = $2 and lease_id <> all($3::uuid[]);
--   reads outgoing_mails by an index

update "tasks" r set "title" = regexp_replace("r"."title"::text, $1, $2, 'gi'), "description" = regexp_replace("r"."description"::text, $3, $4, 'gi'), updated_at = $5 where r.org_id = $6 and "r"."id" = any($7::uuid[]) and concat_ws(E' ', "r"."title"::text, "r"."description"::text) ~* $8 returning 1;
--   reads tasks by an index

update "webhook_deliveries" set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where org_id = $1 and lease_id is not null and lease_holder = $2 and lease_id <> all($3::uuid[]);
--   reads webhook_deliveries by an index

update audit_entries e set salt = null, reason = null, origin = null, erased_by = $1, changes = ( select coalesce(jsonb_agg( case when change->>'sensitivity' = 'personal' then change - 'from' - 'to' else change end order by place), '[]') from jsonb_array_elements(e.changes) with ordinality as each(change, place)) where e.org_id = $2 and e.sequence = any($3::bigint[]);
--   reads audit_entries by an index

update customer_groups set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads customer_groups by an index

update customer_tags set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads customer_tags by an index

update disqualify_reasons set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads disqualify_reasons by an index

update lead_sources set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads lead_sources by an index

update organisation_clocks set sandbox_offset = sandbox_offset + $1::bigint * interval '1 millisecond' where org_id = $2;
--   reads organisation_clocks by an index

update vat_rate_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads vat_rate_versions by an index

update vat_rates set "name" = $3, "active" = $4, "updated_at" = $5 where "org_id" = $1 and "id" = $2;
--   reads vat_rates by an index

update vat_treatment_versions set "valid_to" = $3 where "org_id" = $1 and "id" = $2;
--   reads vat_treatment_versions by an index

update vat_treatments set "name" = $3, "active" = $4, "updated_at" = $5 where "org_id" = $1 and "id" = $2;
--   reads vat_treatments by an index

with claim as materialized ( select pg_try_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0)) as claimed ), present as materialized ( select date_trunc('milliseconds', clock_timestamp() at time zone 'UTC') as instant), locked as ( update organisation_clocks c set last_instant = greatest(present.instant::timestamp + c.sandbox_offset, c.last_instant at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC' from present where c.org_id = $1::text::uuid and (select claimed from claim) returning c.last_instant, c.audit_sequence, c.audit_hash ) select claimed, locked.* from claim left join locked on true;
--   reads organisation_clocks by an index

with clock as materialized ( select now, now - make_interval(secs => $1::integer) as dead_before, now + make_interval(secs => $2::integer) as longest_lease from (select date_trunc('milliseconds', clock_timestamp()) as now) present), alive as ( insert into directory.processes (id, seen_at) select $3, now from clock on conflict (id) do update set seen_at = excluded.seen_at), dead as ( delete from directory.processes p using clock where p.id <> $4 and p.seen_at < clock.dead_before returning p.id), -- Rows that a transaction has locked are left: it takes up by itself what its organisation has. left_behind as materialized ( select d.outbox, d.org_id from directory.outbox_due d cross join clock where exists (select from dead) and d.due_at > clock.now and d.due_at <= clock.longest_lease for update of d skip locked) update directory.outbox_due d set due_at = clock.now from left_behind l cross join clock where d.outbox = l.outbox and d.org_id = l.org_id;
--   reads outbox_due by an index
--   reads outbox_due from end to end

with clock as materialized (select date_trunc('milliseconds', clock_timestamp()) as now), wanted as materialized ( select now + make_interval(secs => $1::double precision) as due_at from clock) insert into directory.outbox_due (outbox, org_id, due_at) select $2, $3, due_at from wanted on conflict (outbox, org_id) do update set due_at = least(outbox_due.due_at, excluded.due_at);

with counter as ( update organisation_clocks set last_sequence = last_sequence + $1 where org_id = $2 returning last_sequence - $3 as base) insert into integration_events (org_id, id, sequence, event, payload, created_at) select $4, fact.id, counter.base + fact.position, fact.event, fact.payload, $5 from counter, rows from (json_to_recordset($6::json) as (id uuid, event text, payload json)) with ordinality as fact(id, event, payload, position) returning sequence;
--   reads organisation_clocks by an index

with due as materialized ( select org_id from "directory"."outbox_due" where outbox = $1 and due_at <= $2 order by due_at limit $3 for update skip locked) update "directory"."outbox_due" set due_at = $4 where outbox = $5 and org_id in (select org_id from due) returning org_id as "orgId";
--   reads outbox_due by an index

with due as materialized ( select org_id from "directory"."sign_in_endings" where true and due_at <= $1 order by due_at limit $2 for update skip locked) update "directory"."sign_in_endings" set due_at = $3 where true and org_id in (select org_id from due) returning org_id as "orgId";

with expired as ( select r.key from idempotency_records r join organisation_clocks c on c.org_id = $1 where r.org_id = $2 and r.created_at <= c.last_instant - make_interval(hours => $3) order by r.created_at limit $4 ), deleted as ( delete from idempotency_records where org_id = $5 and key in (select key from expired) returning 1 ) select count(*) from deleted;
--   reads organisation_clocks by an index

with head as ( update organisation_clocks set audit_sequence = $1, audit_hash = $2 where org_id = $3) insert into audit_entries (org_id, sequence, id, at, actor_membership_id, credential_kind, credential_id, operation, request_id, origin, action, target_type, target_id, changes, reason, salt, personal_digest, prev_hash, hash) select $4, line.sequence, line.id, $5, $6, $7, $8, $9, $10, line.origin, line.action, line.target_type, line.target_id, line.changes, line.reason, line.salt, line.personal_digest, line.prev_hash, line.hash from jsonb_to_recordset($11::jsonb) as line(sequence bigint, id uuid, origin text, action text, target_type text, target_id text, changes jsonb, reason text, salt bytea, personal_digest bytea, prev_hash bytea, hash bytea) returning sequence;
--   reads organisation_clocks by an index

with next as materialized (select (select $1::timestamptz + make_interval(secs => $2::double precision) where exists (select from attachments a where a.org_id = $3 and a.state not in ('deleted', 'expired'))) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $4 and d.org_id = $5;
--   reads attachments by an index
--   reads outbox_due by an index

with next as materialized (select (select min(case when d.lease_id is null then $1::timestamptz + (d.next_attempt_at - $2::timestamptz) else d.lease_ends_at end) from export_deliveries d where d.org_id = $3 and d.state = 'delivering') as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $4 and d.org_id = $5;
--   reads export_deliveries by an index
--   reads outbox_due by an index

with next as materialized (select (select min(case when f.lease_id is null then f.thumbnails_due_at else f.lease_ends_at end) from attachment_files f where f.org_id = $1 and f.thumbnails_due_at is not null) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $2 and d.org_id = $3;
--   reads attachment_files by an index
--   reads outbox_due by an index

with next as materialized (select (select min(coalesce(b.lease_ends_at, $1::timestamptz)) from export_batches b where b.org_id = $2 and b.state in ('preparing', 'cancelling')) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $3 and d.org_id = $4;
--   reads export_batches by an index
--   reads outbox_due by an index

with next as materialized (select $1::timestamptz + (( select min(case when k.expires_at > $2 then k.expires_at - make_interval(secs => $3::integer * $4::integer) when k.expires_at > $5 then least(k.expires_at - make_interval(secs => $6::integer * $7::integer), $8) else $9 end) from api_keys k where k.org_id = $10 and k.revoked_at is null and k.expires_at > $11) - $12::timestamptz) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $13 and d.org_id = $14;
--   reads api_keys by an index
--   reads outbox_due by an index

with next as materialized (select least( (select $1::timestamptz where exists (select from webhook_announcements where org_id = $2)), $3::timestamptz + (( select min(d.next_attempt_at) from ( select * from ( select w.id, w.consecutive_failures >= $4::integer as struggling, case when w.consecutive_failures >= $5::integer then least($6::bigint, $7::bigint) else $8::bigint end - (select count(*) from webhook_deliveries l where l.org_id = $9 and l.webhook_id = w.id and l.lease_id is not null) as room from webhooks w where w.org_id = $10 and w.state = 'active' and w.deleted_at is null) active where room > 0) w cross join lateral ( select d.next_attempt_at from webhook_deliveries d where d.org_id = $11 and d.webhook_id = w.id and d.lease_id is null and d.next_attempt_at is not null order by d.next_attempt_at, d.id limit 1) d) - $12::timestamptz), (select min(lease_ends_at) from webhook_deliveries where org_id = $13 and lease_id is not null)) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $14 and d.org_id = $15;
--   reads outbox_due by an index
--   reads webhook_deliveries by an index
--   reads webhooks by an index

with next as materialized (select least( (select min(case when j.lease_id is null then j.due_at else j.lease_ends_at end) from import_jobs j where j.org_id = $1 and j.state = 'running'), (select $2::timestamptz + (min(j.ended_at) + make_interval(days => $3) - $4::timestamptz) from import_jobs j where j.org_id = $5 and j.ended_at is not null)) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $6 and d.org_id = $7;
--   reads import_jobs by an index
--   reads outbox_due by an index

with next as materialized (select least( (select min(case when l.lease_id is null then l.due_at else l.lease_ends_at end) from attachment_leftovers l where l.org_id = $1), (select $2::timestamptz + (min(a.expires_at) - $3::timestamptz) from attachments a where a.org_id = $4 and a.state = 'pending'), (select $5::timestamptz + (min(a.updated_at) - $6::timestamptz) from attachments a where a.org_id = $7 and a.state in ('deleted', 'expired'))) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $8 and d.org_id = $9;
--   reads attachment_leftovers by an index
--   reads attachments by an index
--   reads outbox_due by an index

with next as materialized (select least( $1::timestamptz + (least( (select min(m.next_attempt_at) from outgoing_mails m where m.org_id = $2 and m.status = 'queued' and m.lease_id is null and $3::boolean), (select min(m.useful_until) from outgoing_mails m where m.org_id = $4 and m.status = 'queued' and m.lease_id is null), (select min(m.body_until) from outgoing_mails m where m.org_id = $5 and m.sealed is not null and m.status <> 'queued'), (select min(m.created_at) from outgoing_mails m where m.org_id = $6) + make_interval(secs => $7)) - $8::timestamptz), (select min(m.lease_ends_at) from outgoing_mails m where m.org_id = $9 and m.lease_id is not null)) as due_at) update directory.outbox_due d set due_at = next.due_at from next where d.outbox = $10 and d.org_id = $11;
--   reads outbox_due by an index
--   reads outgoing_mails by an index
