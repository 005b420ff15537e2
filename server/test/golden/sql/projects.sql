delete from approval_rules d where d.org_id = $1 and d.id in (select r.id from approval_rules r join approval_rules w on w.org_id = $2 and w.customer_id = $3 and w.valid_from = r.valid_from where r.org_id = $4 and r.customer_id = $5) returning 1;
--   reads approval_rules by an index

delete from approval_rules where org_id = $1 and id = $2 returning id;
--   reads approval_rules by an index

delete from change_order_lines l where l.org_id = $1 and l.change_order_id = any($2::uuid[]) returning 1;
--   reads change_order_lines by an index

delete from project_allocations where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads project_allocations by an index

delete from project_baselines b where b.org_id = $1 and b.project_id = any($2::uuid[]) returning b.id;
--   reads project_baselines by an index

delete from project_budget_warnings w where w.org_id = $1 and w.project_id = any($2::uuid[]) returning 1;
--   reads project_budget_warnings by an index

delete from project_days d where d.org_id = $1 and d.work_day_id = any($2::uuid[]) returning d.id;
--   reads project_days by an index

delete from project_installments i where i.org_id = $1 and i.id = any($2::uuid[]) returning 1;
--   reads project_installments by an index

delete from project_participants t where t.org_id = $1 and t.id = any($2::uuid[]) returning 1;
--   reads project_participants by an index

delete from project_phases where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads project_phases by an index

delete from project_purchases u where u.org_id = $1 and u.id = any($2::uuid[]) returning 1;
--   reads project_purchases by an index

delete from projects p where p.org_id = $1 and p.id = any($2::uuid[]) returning p.id;
--   reads projects by an index

delete from rate_cards where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads rate_cards by an index

delete from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id in (select r.id from rate_rules r join rate_rules w on w.org_id = $2 and w.rate_card_id = r.rate_card_id and w.customer_id = $3 and w.project_id is not distinct from r.project_id and w.membership_id is not distinct from r.membership_id and w.project_role_id is not distinct from r.project_role_id and w.entry_type_id is not distinct from r.entry_type_id where r.org_id = $4 and r.customer_id = $5) returning 1;
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

delete from rate_rule_versions where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads rate_rule_versions by an index

delete from rate_rules d where d.org_id = $1 and d.id in (select r.id from rate_rules r join rate_rules w on w.org_id = $2 and w.rate_card_id = r.rate_card_id and w.customer_id = $3 and w.project_id is not distinct from r.project_id and w.membership_id is not distinct from r.membership_id and w.project_role_id is not distinct from r.project_role_id and w.entry_type_id is not distinct from r.entry_type_id where r.org_id = $4 and r.customer_id = $5) returning 1;
--   reads rate_rules by an index

delete from rate_rules where org_id = $1 and id = any($2::uuid[]) returning id;
--   reads rate_rules by an index

delete from rounding_rules d where d.org_id = $1 and d.id in (select r.id from rounding_rules r join rounding_rules w on w.org_id = $2 and w.customer_id = $3 and w.valid_from = r.valid_from where r.org_id = $4 and r.customer_id = $5) returning 1;
--   reads rounding_rules by an index

delete from rounding_rules where org_id = $1 and id = $2 returning id;
--   reads rounding_rules by an index

insert into approval_rules ("org_id", "id", "customer_id", "project_id", "valid_from", "required", "created_at") select $1, n."id", n."customer_id", n."project_id", n."valid_from", n."required", n."created_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "customer_id" uuid, "project_id" uuid, "valid_from" date, "required" boolean, "created_at" timestamptz) returning 1;

insert into change_order_lines ("org_id", "id", "change_order_id", "position", "description", "quantity", "unit", "unit_price_cents", "cents") select $1, n."id", n."change_order_id", n."position", n."description", n."quantity", n."unit", n."unit_price_cents", n."cents" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "change_order_id" uuid, "position" integer, "description" text, "quantity" numeric, "unit" text, "unit_price_cents" bigint, "cents" bigint) returning 1;

insert into change_orders ("org_id", "id", "project_id", "number", "title", "reason", "state", "phase_id", "delta_cents", "delta_minutes", "delta_days", "document", "document_sha256", "sent_at", "valid_until", "decided_at", "channel", "decided_by_name", "decided_by_email", "decided_by_membership_id", "address_hash", "decline_reason", "supersedes_change_order_id", "created_by_membership_id", "created_at", "updated_at") select $1, n."id", n."project_id", n."number", n."title", n."reason", n."state", n."phase_id", n."delta_cents", n."delta_minutes", n."delta_days", n."document", n."document_sha256", n."sent_at", n."valid_until", n."decided_at", n."channel", n."decided_by_name", n."decided_by_email", n."decided_by_membership_id", n."address_hash", n."decline_reason", n."supersedes_change_order_id", n."created_by_membership_id", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "number" integer, "title" text, "reason" text, "state" text, "phase_id" uuid, "delta_cents" bigint, "delta_minutes" integer, "delta_days" integer, "document" jsonb, "document_sha256" text, "sent_at" timestamptz, "valid_until" date, "decided_at" timestamptz, "channel" text, "decided_by_name" text, "decided_by_email" text, "decided_by_membership_id" uuid, "address_hash" bytea, "decline_reason" text, "supersedes_change_order_id" uuid, "created_by_membership_id" uuid, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "title" = excluded."title", "reason" = excluded."reason", "state" = excluded."state", "phase_id" = excluded."phase_id", "delta_cents" = excluded."delta_cents", "delta_minutes" = excluded."delta_minutes", "delta_days" = excluded."delta_days", "document" = excluded."document", "document_sha256" = excluded."document_sha256", "sent_at" = excluded."sent_at", "valid_until" = excluded."valid_until", "decided_at" = excluded."decided_at", "channel" = excluded."channel", "decided_by_name" = excluded."decided_by_name", "decided_by_email" = excluded."decided_by_email", "decided_by_membership_id" = excluded."decided_by_membership_id", "address_hash" = excluded."address_hash", "decline_reason" = excluded."decline_reason", "updated_at" = excluded."updated_at" returning 1;

insert into project_allocations ("org_id", "id", "project_id", "phase_id", "membership_id", "week_start", "minutes", "created_at", "updated_at") select $1, n."id", n."project_id", n."phase_id", n."membership_id", n."week_start", n."minutes", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "phase_id" uuid, "membership_id" uuid, "week_start" date, "minutes" integer, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "minutes" = excluded."minutes", "updated_at" = excluded."updated_at" returning 1;

insert into project_baselines ("org_id", "id", "project_id", "valid_from", "budget_minutes", "budget_cents", "end_date", "change_order_id", "made_at") select $1, n."id", n."project_id", n."valid_from", n."budget_minutes", n."budget_cents", n."end_date", n."change_order_id", n."made_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "valid_from" date, "budget_minutes" integer, "budget_cents" bigint, "end_date" date, "change_order_id" uuid, "made_at" timestamptz) returning 1;

insert into project_budget_settings ("org_id", "id", "project_id", "warning_shares_bp", "includes_purchases", "set_at") select $1, n."id", n."project_id", n."warning_shares_bp", n."includes_purchases", n."set_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "warning_shares_bp" jsonb, "includes_purchases" boolean, "set_at" timestamptz) returning 1;

insert into project_budget_warnings ("org_id", "project_id", "baseline_id", "measure", "share_bp", "told_at") select $1, n."project_id", n."baseline_id", n."measure", n."share_bp", n."told_at" from jsonb_to_recordset($2::jsonb) as n("project_id" uuid, "baseline_id" uuid, "measure" text, "share_bp" integer, "told_at" timestamptz) returning 1;

insert into project_installments ("org_id", "id", "project_id", "title", "basis", "due_on", "phase_id", "percent_bp", "amount_cents", "share_bp", "state", "cents", "ready_at", "invoice_line_id", "ended_at", "created_at", "updated_at") select $1, n."id", n."project_id", n."title", n."basis", n."due_on", n."phase_id", n."percent_bp", n."amount_cents", n."share_bp", n."state", n."cents", n."ready_at", n."invoice_line_id", n."ended_at", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "title" text, "basis" text, "due_on" date, "phase_id" uuid, "percent_bp" integer, "amount_cents" bigint, "share_bp" integer, "state" text, "cents" bigint, "ready_at" timestamptz, "invoice_line_id" uuid, "ended_at" timestamptz, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "title" = excluded."title", "basis" = excluded."basis", "due_on" = excluded."due_on", "phase_id" = excluded."phase_id", "percent_bp" = excluded."percent_bp", "amount_cents" = excluded."amount_cents", "share_bp" = excluded."share_bp", "state" = excluded."state", "cents" = excluded."cents", "ready_at" = excluded."ready_at", "invoice_line_id" = excluded."invoice_line_id", "ended_at" = excluded."ended_at", "updated_at" = excluded."updated_at" returning 1;

insert into project_participants ("org_id", "id", "project_id", "membership_id", "project_role_id", "valid_from", "valid_to", "created_at", "updated_at") select $1, n."id", n."project_id", n."membership_id", n."project_role_id", n."valid_from", n."valid_to", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "membership_id" uuid, "project_role_id" uuid, "valid_from" date, "valid_to" date, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "project_role_id" = excluded."project_role_id", "valid_from" = excluded."valid_from", "valid_to" = excluded."valid_to", "updated_at" = excluded."updated_at" returning 1;

insert into project_participants ("org_id", "id", "project_id", "membership_id", "project_role_id", "valid_from", "valid_to", "created_at", "updated_at") select $1, n."id", n."project_id", n."membership_id", n."project_role_id", n."valid_from", n."valid_to", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "membership_id" uuid, "project_role_id" uuid, "valid_from" date, "valid_to" date, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into project_phase_budgets as b (org_id, project_phase_id, valid_from, former_cents, cents) select $1, f.id, $2::date, f.former, n.cents from ( select g.id, case when g.state = 'cancelled' and g.billing = any($3::text[]) then null else g.budget_cents end as former from project_phases g where g.org_id = $4) f join jsonb_to_recordset($5::jsonb) as n(id uuid, cents bigint) on n.id = f.id where f.former is distinct from n.cents on conflict (org_id, project_phase_id, valid_from) do update set cents = excluded.cents returning project_phase_id;
--   reads project_phases by an index

insert into project_phases ("org_id", "id", "project_id", "parent_phase_id", "code", "name", "position", "state", "locked", "start_date", "end_date", "budget_minutes", "budget_cents", "billing", "updated_at") select $1, n."id", n."project_id", n."parent_phase_id", n."code", n."name", n."position", n."state", n."locked", n."start_date", n."end_date", n."budget_minutes", n."budget_cents", n."billing", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "parent_phase_id" uuid, "code" text, "name" text, "position" integer, "state" text, "locked" boolean, "start_date" date, "end_date" date, "budget_minutes" integer, "budget_cents" bigint, "billing" text, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "parent_phase_id" = excluded."parent_phase_id", "code" = excluded."code", "name" = excluded."name", "position" = excluded."position", "state" = excluded."state", "locked" = excluded."locked", "start_date" = excluded."start_date", "end_date" = excluded."end_date", "budget_minutes" = excluded."budget_minutes", "budget_cents" = excluded."budget_cents", "billing" = excluded."billing", "updated_at" = excluded."updated_at" returning 1;

insert into project_phases ("org_id", "id", "project_id", "parent_phase_id", "code", "name", "position", "state", "locked", "start_date", "end_date", "budget_minutes", "budget_cents", "billing", "updated_at") select $1, n."id", n."project_id", n."parent_phase_id", n."code", n."name", n."position", n."state", n."locked", n."start_date", n."end_date", n."budget_minutes", n."budget_cents", n."billing", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "parent_phase_id" uuid, "code" text, "name" text, "position" integer, "state" text, "locked" boolean, "start_date" date, "end_date" date, "budget_minutes" integer, "budget_cents" bigint, "billing" text, "updated_at" timestamptz) returning 1;

insert into project_purchases ("org_id", "id", "project_id", "phase_id", "supplier", "description", "purchase_date", "state", "net_cents", "vat_bp", "markup_bp", "rebillable", "created_at", "updated_at") select $1, n."id", n."project_id", n."phase_id", n."supplier", n."description", n."purchase_date", n."state", n."net_cents", n."vat_bp", n."markup_bp", n."rebillable", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "phase_id" uuid, "supplier" text, "description" text, "purchase_date" date, "state" text, "net_cents" bigint, "vat_bp" integer, "markup_bp" integer, "rebillable" boolean, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "phase_id" = excluded."phase_id", "supplier" = excluded."supplier", "description" = excluded."description", "purchase_date" = excluded."purchase_date", "state" = excluded."state", "net_cents" = excluded."net_cents", "vat_bp" = excluded."vat_bp", "markup_bp" = excluded."markup_bp", "rebillable" = excluded."rebillable", "updated_at" = excluded."updated_at" returning 1;

insert into project_recognition_rules ("org_id", "id", "project_id", "valid_from", "method", "first_day", "last_day", "made_at") select $1, n."id", n."project_id", n."valid_from", n."method", n."first_day", n."last_day", n."made_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "valid_from" date, "method" text, "first_day" date, "last_day" date, "made_at" timestamptz) returning 1;

insert into project_roles ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into project_status_updates ("org_id", "id", "project_id", "rag", "summary", "percent_bp", "forecast_cents", "forecast_minutes", "forecast_end", "posted_by_membership_id", "created_at", "updated_at") select $1, n."id", n."project_id", n."rag", n."summary", n."percent_bp", n."forecast_cents", n."forecast_minutes", n."forecast_end", n."posted_by_membership_id", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "rag" text, "summary" text, "percent_bp" integer, "forecast_cents" bigint, "forecast_minutes" integer, "forecast_end" date, "posted_by_membership_id" uuid, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into projects ("org_id", "id", "code", "name", "search_text", "description", "customer_id", "manager_membership_id", "state", "billing", "attribution_precision", "start_date", "end_date", "budget_minutes", "budget_cents", "rate_card_id", "template", "external_source", "external_id", "closed_at", "created_at", "updated_at") select $1, n."id", n."code", n."name", n."search_text", n."description", n."customer_id", n."manager_membership_id", n."state", n."billing", n."attribution_precision", n."start_date", n."end_date", n."budget_minutes", n."budget_cents", n."rate_card_id", n."template", n."external_source", n."external_id", n."closed_at", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "search_text" text, "description" text, "customer_id" uuid, "manager_membership_id" uuid, "state" text, "billing" text, "attribution_precision" text, "start_date" date, "end_date" date, "budget_minutes" integer, "budget_cents" bigint, "rate_card_id" uuid, "template" boolean, "external_source" text, "external_id" text, "closed_at" timestamptz, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "code" = excluded."code", "name" = excluded."name", "search_text" = excluded."search_text", "description" = excluded."description", "customer_id" = excluded."customer_id", "manager_membership_id" = excluded."manager_membership_id", "state" = excluded."state", "billing" = excluded."billing", "attribution_precision" = excluded."attribution_precision", "start_date" = excluded."start_date", "end_date" = excluded."end_date", "budget_minutes" = excluded."budget_minutes", "budget_cents" = excluded."budget_cents", "rate_card_id" = excluded."rate_card_id", "external_source" = excluded."external_source", "external_id" = excluded."external_id", "closed_at" = excluded."closed_at", "updated_at" = excluded."updated_at" returning 1;

insert into rate_cards ("org_id", "id", "code", "name", "is_default", "active", "created_at", "updated_at") select $1, n."id", n."code", n."name", n."is_default", n."active", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "is_default" boolean, "active" boolean, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "code" = excluded."code", "name" = excluded."name", "is_default" = excluded."is_default", "active" = excluded."active", "updated_at" = excluded."updated_at" returning 1;

insert into rate_rule_versions ("org_id", "id", "rate_rule_id", "valid_from", "valid_to", "rate_cents_per_hour", "article_id") select $1, n."id", n."rate_rule_id", n."valid_from", n."valid_to", n."rate_cents_per_hour", n."article_id" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "rate_rule_id" uuid, "valid_from" date, "valid_to" date, "rate_cents_per_hour" integer, "article_id" uuid) on conflict ("org_id", "id") do update set "valid_to" = excluded."valid_to" returning 1;

insert into rate_rules ("org_id", "id", "rate_card_id", "project_id", "customer_id", "membership_id", "project_role_id", "entry_type_id", "created_at", "updated_at") select $1, n."id", n."rate_card_id", n."project_id", n."customer_id", n."membership_id", n."project_role_id", n."entry_type_id", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "rate_card_id" uuid, "project_id" uuid, "customer_id" uuid, "membership_id" uuid, "project_role_id" uuid, "entry_type_id" uuid, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "updated_at" = excluded."updated_at" returning 1;

insert into rounding_rules ("org_id", "id", "customer_id", "project_id", "valid_from", "unit_minutes", "mode", "scope", "created_at") select $1, n."id", n."customer_id", n."project_id", n."valid_from", n."unit_minutes", n."mode", n."scope", n."created_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "customer_id" uuid, "project_id" uuid, "valid_from" date, "unit_minutes" integer, "mode" text, "scope" text, "created_at" timestamptz) returning 1;

select (select c.name from customers c where c.org_id = $1 and c.id = $2::uuid) as name;
--   reads customers by an index

select (select count(*) from approval_rules r where r.org_id = $1 and r.customer_id = $2) as count, (select count(*) from approval_rules r join approval_rules w on w.org_id = $3 and w.customer_id = $4 and w.valid_from = r.valid_from where r.org_id = $5 and r.customer_id = $6) as shared, array(select r.id from approval_rules r where r.org_id = $7 and r.customer_id = $8 order by r.id limit $9) as ids;
--   reads approval_rules by an index

select (select count(*) from rate_rules r where r.org_id = $1 and r.customer_id = $2) as count, (select count(*) from rate_rules r join rate_rules w on w.org_id = $3 and w.rate_card_id = r.rate_card_id and w.customer_id = $4 and w.project_id is not distinct from r.project_id and w.membership_id is not distinct from r.membership_id and w.project_role_id is not distinct from r.project_role_id and w.entry_type_id is not distinct from r.entry_type_id where r.org_id = $5 and r.customer_id = $6) as shared, array(select r.id from rate_rules r where r.org_id = $7 and r.customer_id = $8 order by r.id limit $9) as ids;
--   reads rate_rules by an index

select (select count(*) from rounding_rules r where r.org_id = $1 and r.customer_id = $2) as count, (select count(*) from rounding_rules r join rounding_rules w on w.org_id = $3 and w.customer_id = $4 and w.valid_from = r.valid_from where r.org_id = $5 and r.customer_id = $6) as shared, array(select r.id from rounding_rules r where r.org_id = $7 and r.customer_id = $8 order by r.id limit $9) as ids;
--   reads rounding_rules by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and "a"."id" = any($3::uuid[]) order by "a"."week_start" asc, "a"."id" asc limit $4;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and "a"."updated_at" >= $3 order by "a"."updated_at" asc, "a"."id" asc limit $4;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and (a.membership_id = any(array( select n.id from memberships n where n.org_id = $3 and split_part(n.folded_text, '|', 2) like $4))) order by "a"."week_start" asc, "a"."id" asc limit $5;
--   reads memberships by an index
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and (a.membership_id, a.week_start) in ( select * from unnest($3::uuid[], $4::date[]));
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and a.membership_id = $3 order by "a"."week_start" asc, "a"."id" asc limit $4;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and a.phase_id = $3 order by "a"."week_start" asc, "a"."id" asc limit $4;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and a.week_start <= $3 order by "a"."week_start" asc, "a"."id" asc limit $4;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and a.week_start > $3 order by a.week_start, a.id;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 and a.week_start >= $3 order by "a"."week_start" asc, "a"."id" asc limit $4;
--   reads project_allocations by an index

select a."id", a."project_id", a."phase_id", a."membership_id", a."week_start", a."minutes", a."created_at", a."updated_at" from project_allocations a where a.org_id = $1 and a.project_id = $2 order by "a"."week_start" asc, "a"."id" asc limit $3;
--   reads project_allocations by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and ((m.id = $4 or ( m.org_id = $5 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $9 and a.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and a.week_start between $12 and $13 union select t.membership_id from project_participants t where t.org_id = $14 and t.project_id in ( select p.id from projects p where p.org_id = $15 and p.manager_membership_id = $16) and (t.valid_from is null or t.valid_from <= $17) and (t.valid_to is null or t.valid_to >= $18))) and exists ( select from membership_units u where u.org_id = $19 and u.membership_id = m.id and u.planning_unit_id = $20 and u.valid_from <= $21 and (u.valid_to is null or u.valid_to >= $22)) order by m.display_name, m.id limit $23)) and a.week_start between $24 and $25 group by a.membership_id, a.project_id, a.week_start;
--   reads membership_units by an index
--   reads memberships by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads projects by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and ((m.id = $4 or ( m.org_id = $5 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $9 and a.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and a.week_start between $12 and $13 union select t.membership_id from project_participants t where t.org_id = $14 and t.project_id in ( select p.id from projects p where p.org_id = $15 and p.manager_membership_id = $16) and (t.valid_from is null or t.valid_from <= $17) and (t.valid_to is null or t.valid_to >= $18))) and m.id = any($19::uuid[]) order by m.display_name, m.id limit $20)) and a.week_start between $21 and $22 group by a.membership_id, a.project_id, a.week_start;
--   reads memberships by an index
--   reads project_allocations by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and ((m.id = $4 or ( m.org_id = $5 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $9 and a.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and a.week_start between $12 and $13 union select t.membership_id from project_participants t where t.org_id = $14 and t.project_id in ( select p.id from projects p where p.org_id = $15 and p.manager_membership_id = $16) and (t.valid_from is null or t.valid_from <= $17) and (t.valid_to is null or t.valid_to >= $18))) and m.id in ( select a.membership_id from project_allocations a where a.org_id = $19 and a.project_id in ($20::uuid) and a.week_start between $21 and $22 union select t.membership_id from project_participants t where t.org_id = $23 and t.project_id in ($24::uuid) and (t.valid_from is null or t.valid_from <= $25) and (t.valid_to is null or t.valid_to >= $26)) order by m.display_name, m.id limit $27)) and a.week_start between $28 and $29 group by a.membership_id, a.project_id, a.week_start;
--   reads memberships by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads projects by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and ((m.id = $4 or ( m.org_id = $5 and m.id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $6 and r.supervisor_membership_id = $7 union select r.id from reports above join memberships r on r.org_id = $8 and r.supervisor_membership_id = above.id) select reports.id from reports))) or m.id in ( select a.membership_id from project_allocations a where a.org_id = $9 and a.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and a.week_start between $12 and $13 union select t.membership_id from project_participants t where t.org_id = $14 and t.project_id in ( select p.id from projects p where p.org_id = $15 and p.manager_membership_id = $16) and (t.valid_from is null or t.valid_from <= $17) and (t.valid_to is null or t.valid_to >= $18))) order by m.display_name, m.id limit $19)) and a.week_start between $20 and $21 group by a.membership_id, a.project_id, a.week_start;
--   reads memberships by an index
--   reads project_allocations by an index
--   reads project_participants by an index
--   reads projects by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $4 and a.project_id in ( select p.id from projects p where p.org_id = $5 and p.manager_membership_id = $6) and a.week_start between $7 and $8 union select t.membership_id from project_participants t where t.org_id = $9 and t.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and (t.valid_from is null or t.valid_from <= $12) and (t.valid_to is null or t.valid_to >= $13))) and exists ( select from membership_units u where u.org_id = $14 and u.membership_id = m.id and u.planning_unit_id = $15 and u.valid_from <= $16 and (u.valid_to is null or u.valid_to >= $17)) order by m.display_name, m.id limit $18)) and a.week_start between $19 and $20 group by a.membership_id, a.project_id, a.week_start;
--   reads membership_units by an index
--   reads memberships by an index
--   reads project_allocations by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $4 and a.project_id in ( select p.id from projects p where p.org_id = $5 and p.manager_membership_id = $6) and a.week_start between $7 and $8 union select t.membership_id from project_participants t where t.org_id = $9 and t.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and (t.valid_from is null or t.valid_from <= $12) and (t.valid_to is null or t.valid_to >= $13))) and m.id = any($14::uuid[]) order by m.display_name, m.id limit $15)) and a.week_start between $16 and $17 group by a.membership_id, a.project_id, a.week_start;
--   reads memberships by an index
--   reads project_allocations by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $4 and a.project_id in ( select p.id from projects p where p.org_id = $5 and p.manager_membership_id = $6) and a.week_start between $7 and $8 union select t.membership_id from project_participants t where t.org_id = $9 and t.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and (t.valid_from is null or t.valid_from <= $12) and (t.valid_to is null or t.valid_to >= $13))) and m.id in ( select a.membership_id from project_allocations a where a.org_id = $14 and a.project_id in ($15::uuid) and a.week_start between $16 and $17 union select t.membership_id from project_participants t where t.org_id = $18 and t.project_id in ($19::uuid) and (t.valid_from is null or t.valid_from <= $20) and (t.valid_to is null or t.valid_to >= $21)) order by m.display_name, m.id limit $22)) and a.week_start between $23 and $24 group by a.membership_id, a.project_id, a.week_start;
--   reads memberships by an index
--   reads project_allocations by an index
--   reads project_participants by an index

select a.membership_id, a.project_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and a.membership_id = any(array(select m.id from memberships m where m.org_id = $2 and (m.status <> 'deactivated' or m.employment_end_date >= $3) and (true or m.id in ( select a.membership_id from project_allocations a where a.org_id = $4 and a.project_id in ( select p.id from projects p where p.org_id = $5 and p.manager_membership_id = $6) and a.week_start between $7 and $8 union select t.membership_id from project_participants t where t.org_id = $9 and t.project_id in ( select p.id from projects p where p.org_id = $10 and p.manager_membership_id = $11) and (t.valid_from is null or t.valid_from <= $12) and (t.valid_to is null or t.valid_to >= $13))) order by m.display_name, m.id limit $14)) and a.week_start between $15 and $16 group by a.membership_id, a.project_id, a.week_start;
--   reads memberships by an index
--   reads project_allocations by an index

select a.membership_id, a.week_start, sum(a.minutes)::int as minutes from project_allocations a where a.org_id = $1 and (a.membership_id, a.week_start) in ( select * from unnest($2::uuid[], $3::date[])) group by a.membership_id, a.week_start;
--   reads project_allocations by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = $2 and b.change_order_id = $3;
--   reads project_baselines by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = $2 order by "b"."valid_from" asc, "b"."made_at" asc, "b"."id" asc limit $3;
--   reads project_baselines by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = any($2::uuid[]) order by b.project_id, b.valid_from, b.made_at, b.id;
--   reads project_baselines by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) order by b.project_id, b.valid_from, b.made_at, b.id;
--   reads project_baselines by an index
--   reads projects by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by b.project_id, b.valid_from, b.made_at, b.id;
--   reads project_baselines by an index
--   reads projects by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by b.project_id, b.valid_from, b.made_at, b.id;
--   reads project_baselines by an index
--   reads projects by an index

select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $1 and b.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) order by b.project_id, b.valid_from, b.made_at, b.id;
--   reads project_baselines by an index
--   reads projects by an index

select b."project_phase_id", b."valid_from", b."former_cents", b."cents" from project_phases f join project_phase_budgets b on b.org_id = $1 and b.project_phase_id = f.id where f.org_id = $2 and f.project_id = any($3::uuid[]) order by b.project_phase_id, b.valid_from;
--   reads project_phases by an index

select b."project_phase_id", b."valid_from", b."former_cents", b."cents" from project_phases f join project_phase_budgets b on b.org_id = $1 and b.project_phase_id = f.id where f.org_id = $2 and f.project_id = any(array( select p.id from projects p where p.org_id = $3 and not p.template and ("p"."name", "p"."id") > ($4, $5) order by "p"."name" asc, "p"."id" asc limit $6)) order by b.project_phase_id, b.valid_from;
--   reads project_phases by an index
--   reads projects by an index

select b."project_phase_id", b."valid_from", b."former_cents", b."cents" from project_phases f join project_phase_budgets b on b.org_id = $1 and b.project_phase_id = f.id where f.org_id = $2 and f.project_id = any(array( select p.id from projects p where p.org_id = $3 and not p.template and p.customer_id = $4 order by "p"."name" asc, "p"."id" asc limit $5)) order by b.project_phase_id, b.valid_from;
--   reads project_phases by an index
--   reads projects by an index

select b."project_phase_id", b."valid_from", b."former_cents", b."cents" from project_phases f join project_phase_budgets b on b.org_id = $1 and b.project_phase_id = f.id where f.org_id = $2 and f.project_id = any(array( select p.id from projects p where p.org_id = $3 and not p.template and p.manager_membership_id = $4 order by "p"."name" asc, "p"."id" asc limit $5)) order by b.project_phase_id, b.valid_from;
--   reads project_phases by an index
--   reads projects by an index

select b."project_phase_id", b."valid_from", b."former_cents", b."cents" from project_phases f join project_phase_budgets b on b.org_id = $1 and b.project_phase_id = f.id where f.org_id = $2 and f.project_id = any(array( select p.id from projects p where p.org_id = $3 and not p.template order by "p"."name" asc, "p"."id" asc limit $4)) order by b.project_phase_id, b.valid_from;
--   reads project_phases by an index
--   reads projects by an index

select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.id = any(array(select k.id from ( select $22 as kind, $23::date as date, b.id, 0 as place from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $24 and b.project_id = p.id order by b.valid_from <= $25 desc, case when b.valid_from <= $26 then b.valid_from end desc, case when b.valid_from <= $27 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $28) q where q.billing = $29 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($30::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $31 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $32 and b.project_phase_id = f.id order by b.valid_from <= $33 desc, case when b.valid_from <= $34 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $35) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $36 and b.project_id = p.id order by b.valid_from <= $37 desc, case when b.valid_from <= $38 then b.valid_from end desc, case when b.valid_from <= $39 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $40) q on q.id = f.project_id where f.billing = $41) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $42 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $43 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $44 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $45 and not p.template and ("p"."name", "p"."id") > ($46, $47) order by "p"."name" asc, "p"."id" asc limit $48)) ) b where b.cents > (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $49 and c.kind = $50 and c.source_id = b.id and c.place = 0) ) k));
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.id = any(array(select k.id from ( select $22 as kind, $23::date as date, b.id, 0 as place from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $24 and b.project_id = p.id order by b.valid_from <= $25 desc, case when b.valid_from <= $26 then b.valid_from end desc, case when b.valid_from <= $27 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $28) q where q.billing = $29 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($30::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $31 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $32 and b.project_phase_id = f.id order by b.valid_from <= $33 desc, case when b.valid_from <= $34 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $35) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $36 and b.project_id = p.id order by b.valid_from <= $37 desc, case when b.valid_from <= $38 then b.valid_from end desc, case when b.valid_from <= $39 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $40) q on q.id = f.project_id where f.billing = $41) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $42 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $43 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $44 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $45 and not p.template and p.customer_id = $46 order by "p"."name" asc, "p"."id" asc limit $47)) ) b where b.cents > (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $48 and c.kind = $49 and c.source_id = b.id and c.place = 0) ) k));
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.id = any(array(select k.id from ( select $22 as kind, $23::date as date, b.id, 0 as place from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $24 and b.project_id = p.id order by b.valid_from <= $25 desc, case when b.valid_from <= $26 then b.valid_from end desc, case when b.valid_from <= $27 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $28) q where q.billing = $29 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($30::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $31 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $32 and b.project_phase_id = f.id order by b.valid_from <= $33 desc, case when b.valid_from <= $34 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $35) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $36 and b.project_id = p.id order by b.valid_from <= $37 desc, case when b.valid_from <= $38 then b.valid_from end desc, case when b.valid_from <= $39 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $40) q on q.id = f.project_id where f.billing = $41) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $42 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $43 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $44 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $45 and not p.template order by "p"."name" asc, "p"."id" asc limit $46)) ) b where b.cents > (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $47 and c.kind = $48 and c.source_id = b.id and c.place = 0) ) k));
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select 0::bigint as cents) i where a.budget_cents > 0) b where b.id = any(array(select k.id from ( select $19 as kind, $20::date as date, b.id, 0 as place from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $21 and b.project_id = p.id order by b.valid_from <= $22 desc, case when b.valid_from <= $23 then b.valid_from end desc, case when b.valid_from <= $24 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $25) q where q.billing = $26 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($27::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $28 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $29 and b.project_phase_id = f.id order by b.valid_from <= $30 desc, case when b.valid_from <= $31 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $32) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $33 and b.project_id = p.id order by b.valid_from <= $34 desc, case when b.valid_from <= $35 then b.valid_from end desc, case when b.valid_from <= $36 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $37) q on q.id = f.project_id where f.billing = $38) a cross join lateral (select 0::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $39 and not p.template and ("p"."name", "p"."id") > ($40, $41) order by "p"."name" asc, "p"."id" asc limit $42)) ) b where b.cents > (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $43 and c.kind = $44 and c.source_id = b.id and c.place = 0) ) k));
--   reads project_baselines by an index
--   reads project_phases by an index
--   reads projects by an index

select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select 0::bigint as cents) i where a.budget_cents > 0) b where b.id = any(array(select k.id from ( select $19 as kind, $20::date as date, b.id, 0 as place from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $21 and b.project_id = p.id order by b.valid_from <= $22 desc, case when b.valid_from <= $23 then b.valid_from end desc, case when b.valid_from <= $24 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $25) q where q.billing = $26 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($27::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $28 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $29 and b.project_phase_id = f.id order by b.valid_from <= $30 desc, case when b.valid_from <= $31 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $32) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $33 and b.project_id = p.id order by b.valid_from <= $34 desc, case when b.valid_from <= $35 then b.valid_from end desc, case when b.valid_from <= $36 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $37) q on q.id = f.project_id where f.billing = $38) a cross join lateral (select 0::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $39 and not p.template and p.customer_id = $40 order by "p"."name" asc, "p"."id" asc limit $41)) ) b where b.cents > (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $42 and c.kind = $43 and c.source_id = b.id and c.place = 0) ) k));
--   reads project_baselines by an index
--   reads project_phases by an index
--   reads projects by an index

select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select 0::bigint as cents) i where a.budget_cents > 0) b where b.id = any(array(select k.id from ( select $19 as kind, $20::date as date, b.id, 0 as place from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $21 and b.project_id = p.id order by b.valid_from <= $22 desc, case when b.valid_from <= $23 then b.valid_from end desc, case when b.valid_from <= $24 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $25) q where q.billing = $26 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($27::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $28 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $29 and b.project_phase_id = f.id order by b.valid_from <= $30 desc, case when b.valid_from <= $31 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $32) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $33 and b.project_id = p.id order by b.valid_from <= $34 desc, case when b.valid_from <= $35 then b.valid_from end desc, case when b.valid_from <= $36 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $37) q on q.id = f.project_id where f.billing = $38) a cross join lateral (select 0::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $39 and not p.template order by "p"."name" asc, "p"."id" asc limit $40)) ) b where b.cents > (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $41 and c.kind = $42 and c.source_id = b.id and c.place = 0) ) k));
--   reads project_baselines by an index
--   reads project_phases by an index
--   reads projects by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and c.code = any($2::text[]);
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and c.id = $2;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and c.id = any($2::uuid[]);
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and c.is_default;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true and "c"."id" = any($2::uuid[]) order by "c"."code" asc, "c"."id" asc limit $3;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true and "c"."id" in ( select s.id from "searchable_rate_cards" s where s.org_id = $2 and s.folded_text like $3) order by "c"."code" asc, "c"."id" asc limit $4;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true and "c"."updated_at" >= $2 order by "c"."updated_at" asc, "c"."id" asc limit $3;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true and ("c"."code", "c"."id") > ($2, $3) order by "c"."code" asc, "c"."id" asc limit $4;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true and ("c"."updated_at", "c"."id") > ($2, $3) order by "c"."updated_at" asc, "c"."id" asc limit $4;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true order by "c"."code" asc, "c"."id" asc limit $2;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true order by "c"."name" asc, "c"."id" asc limit $2;
--   reads rate_cards by an index

select c."id", c."code", c."name", c."is_default", c."active", c."created_at", c."updated_at" from rate_cards c where c.org_id = $1 and true order by "c"."updated_at" asc, "c"."id" asc limit $2;
--   reads rate_cards by an index

select coalesce(max(o.number), 0) + 1 as next from change_orders o where o.org_id = $1 and o.project_id = $2;
--   reads change_orders by an index

select coalesce(sum(i.share_bp), 0)::integer as shares from project_installments i where i.org_id = $1 and i.project_id = $2 and i.state not in ('cancelled', 'credited') and i.id is distinct from $3::uuid;
--   reads project_installments by an index

select count(*) as count from projects p where p.org_id = $1 and p.manager_membership_id = $2 and p.state <> 'closed';
--   reads projects by an index

select count(*)::int as count from "change_orders" r where r.org_id = $1 and r.project_id = $2;
--   reads change_orders by an index

select count(*)::int as count from "invoicing_terms" r where r.org_id = $1 and r.project_id = $2;
--   reads invoicing_terms by an index

select count(*)::int as count from "project_allocations" r where r.org_id = $1 and r.project_id = $2;
--   reads project_allocations by an index

select count(*)::int as count from "project_purchases" r where r.org_id = $1 and r.project_id = $2;
--   reads project_purchases by an index

select count(*)::int as count from "project_status_updates" r where r.org_id = $1 and r.project_id = $2;
--   reads project_status_updates by an index

select count(*)::int as count from "rate_rules" r where r.org_id = $1 and r.project_id = $2;
--   reads rate_rules by an index

select count(*)::int as count from project_allocations a where a.org_id = $1 and a.membership_id = $2 and a.week_start >= $3;
--   reads project_allocations by an index

select count(*)::integer as open from change_orders o where o.org_id = $1 and o.project_id = $2 and o.state = 'sent';
--   reads change_orders by an index

select count(distinct t.project_id) as count from project_participants t join projects p on p.org_id = $1 and p.id = t.project_id and p.state <> 'closed' where t.org_id = $2 and t.membership_id = $3 and (t.valid_to is null or t.valid_to >= $4);
--   reads project_participants by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.id = any($3::uuid[]) and p.manager_membership_id = $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.id = any($3::uuid[]) and true;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.membership_id = $3 and "d"."id" = any($4::uuid[]) order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.membership_id = $3 and d.project_id = $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.membership_id = $3 and d.state = $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.membership_id = $3 and d.work_date <= $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.membership_id = $3 and d.work_date >= $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and d.membership_id = $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and "d"."id" = any($4::uuid[]) order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and (d.membership_id = any(array( select n.id from memberships n where n.org_id = $4 and split_part(n.folded_text, '|', 2) like $5))) order by "d"."work_date" asc, "d"."id" asc limit $6;
--   reads memberships by an index
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and d.membership_id = $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and d.project_id = $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and d.state = $4 and d.work_date >= $5 and d.work_date <= $6 order by "d"."work_date" asc, "d"."id" asc limit $7;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and d.state = $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and d.work_date <= $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 and d.work_date >= $4 order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and p.manager_membership_id = $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and "d"."id" = any($3::uuid[]) order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and ("d"."work_date", "d"."id") > ($3, $4) order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and (d.membership_id = any(array( select n.id from memberships n where n.org_id = $3 and split_part(n.folded_text, '|', 2) like $4))) order by "d"."work_date" asc, "d"."id" asc limit $5;
--   reads memberships by an index
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and d.membership_id = $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and d.project_id = $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and d.state = $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and d.work_date <= $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true and d.work_date >= $3 order by "d"."work_date" asc, "d"."id" asc limit $4;
--   reads project_days by an index
--   reads projects by an index

select d."id", d."project_id", d."work_day_id", d."membership_id", d."work_date", d."minutes", d."fingerprint", d."state", d."opened", d."reason", d."decided_by_membership_id", d."decided_at", d."waiting_since", d."updated_at", p.name as project_name, p.state = 'closed' as project_closed from project_days d join projects p on p.org_id = $1 and p.id = d.project_id where d.org_id = $2 and true order by "d"."work_date" asc, "d"."id" asc limit $3;
--   reads project_days by an index
--   reads projects by an index

select d.id, d.work_day_id from project_days d where d.org_id = $1 and d.state = 'approved' and (d.work_day_id, d.project_id) in ( select h.work_day_id, h.value_id as project_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and h.task_id = any($7::uuid[]));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_days by an index

select d.project_id, d.work_day_id, d.state from project_days d where d.org_id = $1 and d.project_id = any($2::uuid[]) and d.state <> 'approved';
--   reads project_days by an index

select d.project_id, d.work_day_id, d.state from project_days d where d.org_id = $1 and d.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and d.state <> 'approved';
--   reads project_days by an index
--   reads projects by an index

select d.project_id, d.work_day_id, d.state from project_days d where d.org_id = $1 and d.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and d.state <> 'approved';
--   reads project_days by an index
--   reads projects by an index

select d.project_id, d.work_day_id, d.state from project_days d where d.org_id = $1 and d.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and d.state <> 'approved';
--   reads project_days by an index
--   reads projects by an index

select distinct a.membership_id as id from project_allocations a where a.org_id = $1 and a.membership_id = any($2::uuid[]);
--   reads project_allocations by an index

select distinct a.phase_id as id from project_allocations a where a.org_id = $1 and a.phase_id = any($2::uuid[]);
--   reads project_allocations by an index

select distinct a.project_id as id from project_allocations a where a.org_id = $1 and a.project_id = any($2::uuid[]);
--   reads project_allocations by an index

select distinct g.project_id as id from project_recognition_rules g where g.org_id = $1 and g.project_id = any($2::uuid[]);
--   reads project_recognition_rules by an index

select distinct i.phase_id as id from project_installments i where i.org_id = $1 and i.phase_id = any($2::uuid[]);
--   reads project_installments by an index

select distinct i.project_id as id from project_installments i where i.org_id = $1 and i.project_id = any($2::uuid[]);
--   reads project_installments by an index

select distinct o.phase_id as id from change_orders o where o.org_id = $1 and o.phase_id = any($2::uuid[]);
--   reads change_orders by an index

select distinct o.project_id as id from change_orders o where o.org_id = $1 and o.project_id = any($2::uuid[]);
--   reads change_orders by an index

select distinct on (s.project_id) s."id", s."project_id", s."warning_shares_bp", s."includes_purchases", s."set_at" from project_budget_settings s where s.org_id = $1 and s.project_id = any($2::uuid[]) order by s.project_id, s.set_at desc, s.id desc;
--   reads project_budget_settings by an index

select distinct on (u.project_id) u."id", u."project_id", u."rag", u."summary", u."percent_bp", u."forecast_cents", u."forecast_minutes", u."forecast_end", u."posted_by_membership_id", u."created_at", u."updated_at" from project_status_updates u where u.org_id = $1 and u.project_id = any($2::uuid[]) order by u.project_id, u.created_at desc, u.id desc;
--   reads project_status_updates by an index

select distinct p.customer_id as id from projects p where p.org_id = $1 and p.customer_id = any($2::uuid[]);
--   reads projects by an index

select distinct p.manager_membership_id as id from projects p where p.org_id = $1 and p.manager_membership_id = any($2::uuid[]);
--   reads projects by an index

select distinct p.rate_card_id as id from projects p where p.org_id = $1 and p.rate_card_id = any($2::uuid[]);
--   reads projects by an index

select distinct r.customer_id as id from rate_rules r where r.org_id = $1 and r.customer_id = any($2::uuid[]);
--   reads rate_rules by an index

select distinct r.membership_id as id from rate_rules r where r.org_id = $1 and r.membership_id = any($2::uuid[]);
--   reads rate_rules by an index

select distinct r.project_id as id from rate_rules r where r.org_id = $1 and r.project_id = any($2::uuid[]);
--   reads rate_rules by an index

select distinct s.project_id as id from project_budget_settings s where s.org_id = $1 and s.project_id = any($2::uuid[]);
--   reads project_budget_settings by an index

select distinct t.membership_id as id from project_participants t where t.org_id = $1 and t.membership_id = any($2::uuid[]);
--   reads project_participants by an index

select distinct u.phase_id as id from project_purchases u where u.org_id = $1 and u.phase_id = any($2::uuid[]);
--   reads project_purchases by an index

select distinct u.project_id as id from project_purchases u where u.org_id = $1 and u.project_id = any($2::uuid[]);
--   reads project_purchases by an index

select distinct u.project_id as id from project_status_updates u where u.org_id = $1 and u.project_id = any($2::uuid[]);
--   reads project_status_updates by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and exists ( select from project_phases b where b.org_id = $2 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads project_phases by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.id = any($2::uuid[]) order by f.project_id, f.position, f.id;
--   reads project_phases by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any($2::uuid[]) and exists ( select from project_phases b where b.org_id = $3 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads project_phases by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any($2::uuid[]) order by f.project_id, f.position, f.id;
--   reads project_phases by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and exists ( select from project_phases b where b.org_id = $6 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and exists ( select from project_phases b where b.org_id = $5 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and exists ( select from project_phases b where b.org_id = $5 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) and "p"."folded_text" like $13 order by "p"."name" asc, "p"."id" asc limit $14)) order by f.project_id, f.position, f.id;
--   reads project_participants by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) and "p"."id" = any($13::uuid[]) order by "p"."name" asc, "p"."id" asc limit $14)) order by f.project_id, f.position, f.id;
--   reads project_participants by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) and ("p"."name", "p"."id") > ($13, $14) order by "p"."name" asc, "p"."id" asc limit $15)) order by f.project_id, f.position, f.id;
--   reads project_participants by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) order by "p"."name" asc, "p"."id" asc limit $13)) order by f.project_id, f.position, f.id;
--   reads project_participants by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and exists ( select from project_phases b where b.org_id = $4 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) order by f.project_id, f.position, f.id;
--   reads project_phases by an index
--   reads projects by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select e.work_day_id from work_entries e where e.org_id = $8 and e.id = any($9::uuid[]))))) and exists ( select from project_phases b where b.org_id = $10 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index
--   reads work_entries by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h join work_days d on d.org_id = $8 and d.id = h.work_day_id where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.value_id = any($14::uuid[]) and d.status = any($15::text[]))))) and exists ( select from project_phases b where b.org_id = $16 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index
--   reads work_days by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[]) and h.work_date >= $15 and h.work_date <= $16)))) and exists ( select from project_phases b where b.org_id = $17 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[]))))) and exists ( select from project_phases b where b.org_id = $15 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date <= $14)))) and exists ( select from project_phases b where b.org_id = $15 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14 and h.work_date <= $15)))) and exists ( select from project_phases b where b.org_id = $16 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14)))) and exists ( select from project_phases b where b.org_id = $15 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]))))) and exists ( select from project_phases b where b.org_id = $14 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and ("p"."name", "p"."id") > ($14, $15) order by "p"."name" asc, "p"."id" asc limit $16)) and h.work_date >= $17 and h.work_date <= $18)))) and exists ( select from project_phases b where b.org_id = $19 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.customer_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17)))) and exists ( select from project_phases b where b.org_id = $18 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.manager_membership_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17)))) and exists ( select from project_phases b where b.org_id = $18 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template order by "p"."name" asc, "p"."id" asc limit $14)) and h.work_date >= $15 and h.work_date <= $16)))) and exists ( select from project_phases b where b.org_id = $17 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and ("p"."name", "p"."id") > ($15, $16) order by "p"."name" asc, "p"."id" asc limit $17)) and (p.billing = any($18::text[]) or exists (select from project_phases f where f.org_id = $19 and f.project_id = p.id and f.billing = any($20::text[]))))) and h.work_date <= $21)))) and exists ( select from project_phases b where b.org_id = $22 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and p.customer_id = $15 order by "p"."name" asc, "p"."id" asc limit $16)) and (p.billing = any($17::text[]) or exists (select from project_phases f where f.org_id = $18 and f.project_id = p.id and f.billing = any($19::text[]))))) and h.work_date <= $20)))) and exists ( select from project_phases b where b.org_id = $21 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date <= $19)))) and exists ( select from project_phases b where b.org_id = $20 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select f."id", f."project_id", f."parent_phase_id", f."code", f."name", f."position", f."state", f."locked", f."start_date", f."end_date", f."budget_minutes", f."budget_cents", f."billing", f."updated_at" from project_phases f where f.org_id = $1 and f.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date >= $19 and h.work_date <= $20)))) and exists ( select from project_phases b where b.org_id = $21 and b.project_id = f.project_id and b.billing is not null) order by f.project_id, f.position, f.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select g."id", g."project_id", g."valid_from", g."method", g."first_day", g."last_day", g."made_at" from project_recognition_rules g where g.org_id = $1 and g.project_id = any($2::uuid[]) order by g.project_id, g.valid_from, g.made_at, g.id;
--   reads project_recognition_rules by an index

select g."id", g."project_id", g."valid_from", g."method", g."first_day", g."last_day", g."made_at" from project_recognition_rules g where g.org_id = $1 and g.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) order by g.project_id, g.valid_from, g.made_at, g.id;
--   reads project_recognition_rules by an index
--   reads projects by an index

select g."id", g."project_id", g."valid_from", g."method", g."first_day", g."last_day", g."made_at" from project_recognition_rules g where g.org_id = $1 and g.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by g.project_id, g.valid_from, g.made_at, g.id;
--   reads project_recognition_rules by an index
--   reads projects by an index

select g."id", g."project_id", g."valid_from", g."method", g."first_day", g."last_day", g."made_at" from project_recognition_rules g where g.org_id = $1 and g.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by g.project_id, g.valid_from, g.made_at, g.id;
--   reads project_recognition_rules by an index
--   reads projects by an index

select g."id", g."project_id", g."valid_from", g."method", g."first_day", g."last_day", g."made_at" from project_recognition_rules g where g.org_id = $1 and g.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) order by g.project_id, g.valid_from, g.made_at, g.id;
--   reads project_recognition_rules by an index
--   reads projects by an index

select held.* from unnest($1::uuid[]) as wanted(id) cross join lateral ( select b."id", b."project_id", b."valid_from", b."budget_minutes", b."budget_cents", b."end_date", b."change_order_id", b."made_at" from project_baselines b where b.org_id = $2 and b.project_id = wanted.id and b.valid_from <= coalesce($3::date, 'infinity') order by b.valid_from desc, b.made_at desc, b.id desc limit 1) held;
--   reads project_baselines by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.id = any($2::uuid[]);
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 and "i"."folded_text" like $3 order by "i"."created_at" asc, "i"."id" asc limit $4;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 and "i"."id" = any($3::uuid[]) order by "i"."created_at" asc, "i"."id" asc limit $4;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 and "i"."updated_at" >= $3 order by "i"."updated_at" asc, "i"."id" asc limit $4;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 and i.id = $3;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 and i.state = $3 order by "i"."created_at" asc, "i"."id" asc limit $4;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 order by "i"."created_at" asc, "i"."id" asc limit $3;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 order by "i"."title" asc, "i"."id" asc limit $3;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = $2 order by "i"."updated_at" asc, "i"."id" asc limit $3;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any($2::uuid[]) and i.ready_at is not null order by i.ready_at, i.id;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any($2::uuid[]) order by i.created_at, i.id;
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and i.ready_at is not null order by i.ready_at, i.id;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and i.state = 'ready' and i.cents > 0;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and i.ready_at is not null order by i.ready_at, i.id;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and i.state = 'ready' and i.cents > 0;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and i.ready_at is not null order by i.ready_at, i.id;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and i.ready_at is not null order by i.ready_at, i.id;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and i.state = 'ready' and i.cents > 0;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.state = 'planned' and i.due_on <= $2 and not exists ( select from projects p where p.org_id = $3 and p.id = i.project_id and p.state = 'closed') order by i.due_on, i.id limit $4;
--   reads project_installments by an index
--   reads projects by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.state = 'planned' and i.phase_id = any($2::uuid[]);
--   reads project_installments by an index

select i."id", i."project_id", i."title", i."basis", i."due_on", i."phase_id", i."percent_bp", i."amount_cents", i."share_bp", i."state", i."cents", i."ready_at", i."invoice_line_id", i."ended_at", i."created_at", i."updated_at" from project_installments i where i.org_id = $1 and i.state = 'planned' and i.project_id = $2 and i.percent_bp <= $3;
--   reads project_installments by an index

select i.id from ( select b.project_id, b.phase_id from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any($22::uuid[]) ) b where b.cents < (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $23 and c.kind = $24 and c.source_id = b.id and c.place = 0)) p join project_installments i on i.org_id = $25 and i.project_id = p.project_id and (select f.id from project_phases f where f.org_id = $26 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from p.phase_id;
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select i.id from ( select b.project_id, b.phase_id from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $22 and not p.template and ("p"."name", "p"."id") > ($23, $24) order by "p"."name" asc, "p"."id" asc limit $25)) ) b where b.cents < (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $26 and c.kind = $27 and c.source_id = b.id and c.place = 0)) p join project_installments i on i.org_id = $28 and i.project_id = p.project_id and (select f.id from project_phases f where f.org_id = $29 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from p.phase_id;
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select i.id from ( select b.project_id, b.phase_id from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $22 and not p.template and p.customer_id = $23 order by "p"."name" asc, "p"."id" asc limit $24)) ) b where b.cents < (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $25 and c.kind = $26 and c.source_id = b.id and c.place = 0)) p join project_installments i on i.org_id = $27 and i.project_id = p.project_id and (select f.id from project_phases f where f.org_id = $28 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from p.phase_id;
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select i.id from ( select b.project_id, b.phase_id from ( select b.* from ( select a.id, a.project_id, a.phase_id, a.customer_id, a.name, a.budget_cents, i.cents as installment_cents, greatest(a.budget_cents - i.cents, 0) as cents from ( select q.id, q.id as project_id, null::uuid as phase_id, q.customer_id, q.name, q.budget_cents, q.budget_cents as project_cents from ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $1 and b.project_id = p.id order by b.valid_from <= $2 desc, case when b.valid_from <= $3 then b.valid_from end desc, case when b.valid_from <= $4 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $5) q where q.billing = $6 union all select f.id, f.project_id, f.id as phase_id, q.customer_id, f.name, f.budget_cents, q.budget_cents as project_cents from ( select f.id, f.project_id, f.name, f.billing, case when held.begun then held.cents when not held.begun then held.former_cents when f.state = 'cancelled' and f.billing = any($7::text[]) then null else f.budget_cents end as budget_cents from project_phases f left join lateral ( select b.valid_from <= $8 as begun, b.cents, b.former_cents from project_phase_budgets b where b.org_id = $9 and b.project_phase_id = f.id order by b.valid_from <= $10 desc, case when b.valid_from <= $11 then b.valid_from end desc, b.valid_from limit 1) held on true where f.org_id = $12) f join ( select p.id, p.customer_id, p.name, p.billing, case when held.id is null then p.budget_cents else held.budget_cents end as budget_cents from projects p left join lateral ( select b.id, b.budget_cents from project_baselines b where b.org_id = $13 and b.project_id = p.id order by b.valid_from <= $14 desc, case when b.valid_from <= $15 then b.valid_from end desc, case when b.valid_from <= $16 then b.made_at end desc, b.valid_from, b.made_at, b.id limit 1) held on true where p.org_id = $17) q on q.id = f.project_id where f.billing = $18) a cross join lateral (select (select coalesce(sum(case when i.state = 'planned' then i.amount_cents else i.cents end), 0) + coalesce(round(max(s.cents) * sum(i.share_bp) filter (where i.state = 'planned') / max(s.planned_bp)), 0) from project_installments i cross join lateral ( select nullif(sum(i.share_bp) filter (where i.state = 'planned'), 0) as planned_bp, greatest(round(a.project_cents * sum(i.share_bp) / 10000.0) - coalesce(sum(i.cents) filter (where i.state <> 'planned'), 0), 0) as cents from project_installments i where i.org_id = $19 and i.project_id = a.project_id and i.share_bp is not null and i.state not in ('cancelled', 'credited')) s where i.org_id = $20 and i.project_id = a.project_id and (select f.id from project_phases f where f.org_id = $21 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from a.phase_id and i.state not in ('cancelled', 'credited'))::bigint as cents) i where a.budget_cents > 0) b where b.project_id = any(array( select p.id from projects p where p.org_id = $22 and not p.template order by "p"."name" asc, "p"."id" asc limit $23)) ) b where b.cents < (select coalesce(max(c.to_part), 0) from source_consumptions c where c.org_id = $24 and c.kind = $25 and c.source_id = b.id and c.place = 0)) p join project_installments i on i.org_id = $26 and i.project_id = p.project_id and (select f.id from project_phases f where f.org_id = $27 and f.id = i.phase_id and f.billing in ('fixed', 'installments')) is not distinct from p.phase_id;
--   reads project_baselines by an index
--   reads project_installments by an index
--   reads project_phases by an index
--   reads projects by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id from change_orders o where o.org_id = $3 and o.id = $4;
--   reads change_order_lines by an index
--   reads change_orders by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 and "o"."folded_text" like $7 order by "o"."number" desc, "o"."id" desc limit $8;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 and "o"."id" = any($7::uuid[]) order by "o"."number" desc, "o"."id" desc limit $8;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 and "o"."updated_at" >= $7 order by "o"."updated_at" asc, "o"."id" asc limit $8;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 and o.state = $7 order by "o"."number" desc, "o"."id" desc limit $8;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 order by "o"."number" asc, "o"."id" asc limit $7;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 order by "o"."number" desc, "o"."id" desc limit $7;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 order by "o"."title" asc, "o"."id" asc limit $7;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o."id", o."project_id", o."number", o."title", o."reason", o."state", o."phase_id", o."delta_cents", o."delta_minutes", o."delta_days", o."document", o."document_sha256", o."sent_at", o."valid_until", o."decided_at", o."channel", o."decided_by_name", o."decided_by_email", o."decided_by_membership_id", o."address_hash", o."decline_reason", o."supersedes_change_order_id", o."created_by_membership_id", o."created_at", o."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', l."id", 'changeOrderId', l."change_order_id", 'position', l."position", 'description', l."description", 'quantity', l."quantity"::text, 'unit', l."unit", 'unitPriceCents', l."unit_price_cents", 'cents', l."cents") order by l.position), '[]'::jsonb) from change_order_lines l where l.org_id = $1 and l.change_order_id = o.id) as lines, (select s.id from change_orders s where s.org_id = $2 and s.supersedes_change_order_id = o.id) as superseded_by_id, case when o.sent_at is not null then ( select jsonb_build_object('subjectId', l."subject_id", 'expiresAt', to_char(l."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lastOpenedAt', to_char(l."last_opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from public_links l where l.org_id = $3 and l.kind = $4 and l.subject_id = o.id and l.revoked_at is null order by l.created_at desc, l.id desc limit 1) end as link from change_orders o where o.org_id = $5 and o.project_id = $6 order by "o"."updated_at" asc, "o"."id" asc limit $7;
--   reads change_order_lines by an index
--   reads change_orders by an index
--   reads public_links by an index

select o.id, o.project_id from change_orders o where o.org_id = $1 and o.id = any($2::uuid[]);
--   reads change_orders by an index

select o.id, o.title, o.delta_cents, o.delta_minutes, p.name as project_name from change_orders o join projects p on p.org_id = $1 and p.id = o.project_id where o.org_id = $2 and o.id = any($3::uuid[]);
--   reads change_orders by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and "p"."id" = any($4::uuid[]) order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and "p"."updated_at" >= $4 order by "p"."updated_at" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and ("p"."name", "p"."id") > ($4, $5) order by "p"."name" asc, "p"."id" asc limit $6;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and ("p"."updated_at", "p"."id") > ($4, $5) order by "p"."updated_at" asc, "p"."id" asc limit $6;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and exists ( select from project_participants t where t.org_id = $4 and t.membership_id = $5 and t.project_id = p.id) order by "p"."name" asc, "p"."id" asc limit $6;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads project_participants by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.billing = $4 order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.code_key = lower(normalize($4::text)) order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.customer_id = $4 order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.id = any($4::uuid[]);
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.id in ( select n.id from jsonb_to_recordset($4::jsonb) as r("externalSource" text, "externalId" text) join "projects" n on n.org_id = $5 and n.external_source = r."externalSource" and n.external_id = r."externalId" union all select n.id from projects n where n.org_id = $6 and n.code_key in ( select lower(normalize(w.code)) from unnest($7::text[]) as w(code))) order by p.id;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.manager_membership_id = $4 order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.state = $4 order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 and p.template = $4 order by "p"."name" asc, "p"."id" asc limit $5;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 order by "p"."code" asc limit $4;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 order by "p"."end_date" asc, "p"."id" asc limit $4;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 order by "p"."name" asc, "p"."id" asc limit $4;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 order by "p"."name" desc, "p"."id" desc limit $4;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $1 and f.id = v.field_id where v.org_id = $2 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $3 order by "p"."start_date" asc, "p"."id" asc limit $4;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and (p.rate_card_id = any($2::uuid[]) or p.rate_card_id is null);
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and not p.template and ("p"."name", "p"."id") > ($2, $3) order by "p"."name" asc, "p"."id" asc limit $4;
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and not p.template and p.customer_id = $2 order by "p"."name" asc, "p"."id" asc limit $3;
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and not p.template and p.manager_membership_id = $2 order by "p"."name" asc, "p"."id" asc limit $3;
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and not p.template and p.state in ('active', 'on_hold', 'completed') and p.manager_membership_id is not null and coalesce(p.budget_minutes, p.budget_cents) is not null order by p.id limit $2;
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and not p.template order by "p"."name" asc, "p"."id" asc limit $2;
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.billing = $2;
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.code_key in (select lower(normalize(w.code)) from unnest($2::text[]) as w(code));
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any($2::uuid[]);
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5));
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4));
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4));
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3));
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any($3::uuid[]) and t.project_id is not null));
--   reads projects by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and "t"."project_id" = $4 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) order by "t"."due_date" asc, "t"."id" asc limit $11)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) and "t"."folded_text" like $10 order by "t"."due_date" asc, "t"."id" asc limit $11)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) and ("t"."due_date" is null or "t"."due_date" > $10 or "t"."due_date" = $11 and ("t"."id" >= $12 and ("t"."id" > $13 or "t"."id" = $14 and false))) order by "t"."due_date" asc, "t"."id" asc limit $15)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) order by "t"."due_date" asc, "t"."id" asc limit $10)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $4 and s.category = $5) and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) order by "t"."due_date" asc, "t"."id" asc limit $12)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.due_date <= $4 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) order by "t"."due_date" asc, "t"."id" asc limit $11)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) and "t"."id" = any($10::uuid[]) order by "t"."due_date" asc, "t"."id" asc limit $11)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) and "t"."updated_at" >= $10 order by "t"."updated_at" asc, "t"."id" asc limit $11)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array( select t.project_id from tasks t where t.org_id = $2 and t.id = any(array( select t.id from tasks t where t.org_id = $3 and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) and ("t"."updated_at", "t"."id") > ($10, $11) order by "t"."updated_at" asc, "t"."id" asc limit $12)) and t.project_id is not null));
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select e.work_day_id from work_entries e where e.org_id = $8 and e.id = any($9::uuid[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads work_entries by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h join work_days d on d.org_id = $8 and d.id = h.work_day_id where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.value_id = any($14::uuid[]) and d.status = any($15::text[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads work_days by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[]) and h.work_date >= $15 and h.work_date <= $16))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date <= $14))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14 and h.work_date <= $15))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and ("p"."name", "p"."id") > ($14, $15) order by "p"."name" asc, "p"."id" asc limit $16)) and h.work_date >= $17 and h.work_date <= $18))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.customer_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.manager_membership_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template order by "p"."name" asc, "p"."id" asc limit $14)) and h.work_date >= $15 and h.work_date <= $16))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and ("p"."name", "p"."id") > ($15, $16) order by "p"."name" asc, "p"."id" asc limit $17)) and (p.billing = any($18::text[]) or exists (select from project_phases f where f.org_id = $19 and f.project_id = p.id and f.billing = any($20::text[]))))) and h.work_date <= $21))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and p.customer_id = $15 order by "p"."name" asc, "p"."id" asc limit $16)) and (p.billing = any($17::text[]) or exists (select from project_phases f where f.org_id = $18 and f.project_id = p.id and f.billing = any($19::text[]))))) and h.work_date <= $20))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date <= $19))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date >= $19 and h.work_date <= $20))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id" from projects p where p.org_id = $1 and p.rate_card_id = any($2::uuid[]);
--   reads projects by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."updated_at" from projects p where p.org_id = $1 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $2 and t.membership_id = $3 and coalesce(t.valid_to >= $4, true) union select t.project_id from tasks t where t.org_id = $5 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11)) and "p"."folded_text" like $12 order by "p"."name" asc, "p"."id" asc limit $13;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."updated_at" from projects p where p.org_id = $1 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $2 and t.membership_id = $3 and coalesce(t.valid_to >= $4, true) union select t.project_id from tasks t where t.org_id = $5 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11)) and "p"."id" = any($12::uuid[]) order by "p"."name" asc, "p"."id" asc limit $13;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."updated_at" from projects p where p.org_id = $1 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $2 and t.membership_id = $3 and coalesce(t.valid_to >= $4, true) union select t.project_id from tasks t where t.org_id = $5 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11)) and ("p"."name", "p"."id") > ($12, $13) order by "p"."name" asc, "p"."id" asc limit $14;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p."id", p."code", p."name", p."state", p."billing", p."customer_id", p."manager_membership_id", p."start_date", p."end_date", p."attribution_precision", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."updated_at" from projects p where p.org_id = $1 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $2 and t.membership_id = $3 and coalesce(t.valid_to >= $4, true) union select t.project_id from tasks t where t.org_id = $5 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11)) order by "p"."name" asc, "p"."id" asc limit $12;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select p.id from projects p where p.org_id = $1 and p.code_key = lower(normalize($2::text)) order by p.code <> $3, p.code_double limit 1;
--   reads projects by an index

select p.id from projects p where p.org_id = $1 and p.external_source = $2 and p.external_id = $3;
--   reads projects by an index

select r."id", r."code", r."name", r."active", r."updated_at" from project_roles r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads project_roles by an index

select r."id", r."code", r."name", r."active", r."updated_at" from project_roles r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_project_roles" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads project_roles by an index

select r."id", r."code", r."name", r."active", r."updated_at" from project_roles r where r.org_id = $1 and r.id = $2;
--   reads project_roles by an index

select r."id", r."code", r."name", r."active", r."updated_at" from project_roles r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads project_roles by an index

select r."id", r."code", r."name", r."active", r."updated_at" from project_roles r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads project_roles by an index

select r."id", r."code", r."name", r."active", r."updated_at" from project_roles r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads project_roles by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and r.customer_id is not distinct from $2::uuid and r.project_id is not distinct from $3::uuid and r.valid_from = $4;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and r.id = $2;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and r.project_id = any($2::uuid[]) order by r.valid_from, r.id;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and true and "r"."id" = any($2::uuid[]) order by "r"."valid_from" asc, "r"."id" asc limit $3;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and true and ("r"."valid_from", "r"."id") > ($2, $3) order by "r"."valid_from" asc, "r"."id" asc limit $4;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and true and r.customer_id = $2 order by "r"."valid_from" asc, "r"."id" asc limit $3;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and true and r.project_id = $2 order by "r"."valid_from" asc, "r"."id" asc limit $3;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."required", r."created_at" from approval_rules r where r.org_id = $1 and true order by "r"."valid_from" asc, "r"."id" asc limit $2;
--   reads approval_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select e.work_day_id from work_entries e where e.org_id = $8 and e.id = any($9::uuid[])))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads work_entries by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h join work_days d on d.org_id = $8 and d.id = h.work_day_id where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.value_id = any($14::uuid[]) and d.status = any($15::text[])))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads work_days by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[]) and h.work_date >= $15 and h.work_date <= $16))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[])))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date <= $14))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14 and h.work_date <= $15))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[])))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and ("p"."name", "p"."id") > ($14, $15) order by "p"."name" asc, "p"."id" asc limit $16)) and h.work_date >= $17 and h.work_date <= $18))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.customer_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.manager_membership_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template order by "p"."name" asc, "p"."id" asc limit $14)) and h.work_date >= $15 and h.work_date <= $16))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and ("p"."name", "p"."id") > ($15, $16) order by "p"."name" asc, "p"."id" asc limit $17)) and (p.billing = any($18::text[]) or exists (select from project_phases f where f.org_id = $19 and f.project_id = p.id and f.billing = any($20::text[]))))) and h.work_date <= $21))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and p.customer_id = $15 order by "p"."name" asc, "p"."id" asc limit $16)) and (p.billing = any($17::text[]) or exists (select from project_phases f where f.org_id = $18 and f.project_id = p.id and f.billing = any($19::text[]))))) and h.work_date <= $20))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date <= $19))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and (r.project_id is null or r.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date >= $19 and h.work_date <= $20))))) order by r.valid_from, r.id;
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and r.customer_id is not distinct from $2::uuid and r.project_id is not distinct from $3::uuid and r.valid_from = $4;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and r.id = $2;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and r.project_id = any($2::uuid[]) order by r.valid_from, r.id;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and true and "r"."id" = any($2::uuid[]) order by "r"."valid_from" asc, "r"."id" asc limit $3;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and true and ("r"."valid_from", "r"."id") > ($2, $3) order by "r"."valid_from" asc, "r"."id" asc limit $4;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and true and r.customer_id = $2 order by "r"."valid_from" asc, "r"."id" asc limit $3;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and true and r.project_id = $2 order by "r"."valid_from" asc, "r"."id" asc limit $3;
--   reads rounding_rules by an index

select r."id", r."customer_id", r."project_id", r."valid_from", r."unit_minutes", r."mode", r."scope", r."created_at" from rounding_rules r where r.org_id = $1 and true order by "r"."valid_from" asc, "r"."id" asc limit $2;
--   reads rounding_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and true) as versions from rate_rules r where r.org_id = $2 and r.id = any($3::uuid[]);
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and true) as versions from rate_rules r where r.org_id = $2 and r.rate_card_id = $3 and "r"."id" = any($4::uuid[]) order by "r"."created_at" asc, "r"."id" asc limit $5;
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and true) as versions from rate_rules r where r.org_id = $2 and r.rate_card_id = $3 and "r"."updated_at" >= $4 order by "r"."updated_at" asc, "r"."id" asc limit $5;
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and true) as versions from rate_rules r where r.org_id = $2 and r.rate_card_id = $3 and r.id = $4;
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and true) as versions from rate_rules r where r.org_id = $2 and r.rate_card_id = $3 order by "r"."created_at" asc, "r"."id" asc limit $4;
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and true) as versions from rate_rules r where r.org_id = $2 and r.rate_card_id = any($3::uuid[]);
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", c.is_default as of_default, (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and v.valid_from <= $2 and (v.valid_to is null or v.valid_to >= $3)) as versions from rate_cards c join rate_rules r on r.org_id = $4 and r.rate_card_id = c.id where c.org_id = $5 and (c.is_default or c.id = any(array( select p.rate_card_id from projects p where p.org_id = $6 and p.id = any($7::uuid[]) and p.rate_card_id is not null))) and (r.project_id is null or r.project_id = any($8::uuid[]));
--   reads projects by an index
--   reads rate_cards by an index
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", c.is_default as of_default, (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and v.valid_from <= $2 and (v.valid_to is null or v.valid_to >= $3)) as versions from rate_cards c join rate_rules r on r.org_id = $4 and r.rate_card_id = c.id where c.org_id = $5 and (c.is_default or c.id = any(array( select p.rate_card_id from projects p where p.org_id = $6 and p.id = any(array( select p.id from projects p where p.org_id = $7 and not p.template and ("p"."name", "p"."id") > ($8, $9) order by "p"."name" asc, "p"."id" asc limit $10)) and p.rate_card_id is not null))) and (r.project_id is null or r.project_id = any(array( select p.id from projects p where p.org_id = $11 and not p.template and ("p"."name", "p"."id") > ($12, $13) order by "p"."name" asc, "p"."id" asc limit $14)));
--   reads projects by an index
--   reads rate_cards by an index
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", c.is_default as of_default, (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and v.valid_from <= $2 and (v.valid_to is null or v.valid_to >= $3)) as versions from rate_cards c join rate_rules r on r.org_id = $4 and r.rate_card_id = c.id where c.org_id = $5 and (c.is_default or c.id = any(array( select p.rate_card_id from projects p where p.org_id = $6 and p.id = any(array( select p.id from projects p where p.org_id = $7 and not p.template and p.customer_id = $8 order by "p"."name" asc, "p"."id" asc limit $9)) and p.rate_card_id is not null))) and (r.project_id is null or r.project_id = any(array( select p.id from projects p where p.org_id = $10 and not p.template and p.customer_id = $11 order by "p"."name" asc, "p"."id" asc limit $12)));
--   reads projects by an index
--   reads rate_cards by an index
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", c.is_default as of_default, (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and v.valid_from <= $2 and (v.valid_to is null or v.valid_to >= $3)) as versions from rate_cards c join rate_rules r on r.org_id = $4 and r.rate_card_id = c.id where c.org_id = $5 and (c.is_default or c.id = any(array( select p.rate_card_id from projects p where p.org_id = $6 and p.id = any(array( select p.id from projects p where p.org_id = $7 and not p.template and p.manager_membership_id = $8 order by "p"."name" asc, "p"."id" asc limit $9)) and p.rate_card_id is not null))) and (r.project_id is null or r.project_id = any(array( select p.id from projects p where p.org_id = $10 and not p.template and p.manager_membership_id = $11 order by "p"."name" asc, "p"."id" asc limit $12)));
--   reads projects by an index
--   reads rate_cards by an index
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r."id", r."rate_card_id", r."project_id", r."customer_id", r."membership_id", r."project_role_id", r."entry_type_id", r."created_at", r."updated_at", c.is_default as of_default, (select coalesce(jsonb_agg(jsonb_build_object('versionId', v.id, 'validFrom', v.valid_from, 'validTo', v.valid_to, 'rateCentsPerHour', v.rate_cents_per_hour, 'articleId', v.article_id) order by v.valid_from), '[]'::jsonb) from rate_rule_versions v where v.org_id = $1 and v.rate_rule_id = r.id and v.valid_from <= $2 and (v.valid_to is null or v.valid_to >= $3)) as versions from rate_cards c join rate_rules r on r.org_id = $4 and r.rate_card_id = c.id where c.org_id = $5 and (c.is_default or c.id = any(array( select p.rate_card_id from projects p where p.org_id = $6 and p.id = any(array( select p.id from projects p where p.org_id = $7 and not p.template order by "p"."name" asc, "p"."id" asc limit $8)) and p.rate_card_id is not null))) and (r.project_id is null or r.project_id = any(array( select p.id from projects p where p.org_id = $9 and not p.template order by "p"."name" asc, "p"."id" asc limit $10)));
--   reads projects by an index
--   reads rate_cards by an index
--   reads rate_rule_versions by an index
--   reads rate_rules by an index

select r.id from project_roles r where r.org_id = $1 and r."code" = $2;
--   reads project_roles by an index

select r.id, r.code, r.name, r.active from project_roles r where r.org_id = $1 and r.code = any($2::text[]);
--   reads project_roles by an index

select r.id, r.code, r.name, r.active from project_roles r where r.org_id = $1 and r.id = any($2::uuid[]);
--   reads project_roles by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.id = any($2::uuid[]);
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and "t"."id" = any($3::uuid[]) order by "t"."created_at" asc, "t"."id" asc limit $4;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and "t"."updated_at" >= $3 order by "t"."updated_at" asc, "t"."id" asc limit $4;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and (t.membership_id = any(array( select n.id from memberships n where n.org_id = $3 and split_part(n.folded_text, '|', 2) like $4))) order by "t"."created_at" asc, "t"."id" asc limit $5;
--   reads memberships by an index
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and coalesce(t.valid_from <= $3, true) and coalesce(t.valid_to >= $4, true) order by "t"."created_at" asc, "t"."id" asc limit $5;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and coalesce(t.valid_to >= $3, true) order by t.created_at, t.id;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and t.id = $3;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and t.membership_id = $3;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 and t.membership_id = $3 order by "t"."created_at" asc, "t"."id" asc limit $4;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 order by "t"."created_at" asc, "t"."id" asc limit $3;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = $2 order by "t"."updated_at" asc, "t"."id" asc limit $3;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any($2::uuid[]) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) and "p"."folded_text" like $13 order by "p"."name" asc, "p"."id" asc limit $14)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) and "p"."id" = any($13::uuid[]) order by "p"."name" asc, "p"."id" asc limit $14)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) and ("p"."name", "p"."id") > ($13, $14) order by "p"."name" asc, "p"."id" asc limit $15)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $3 and t.membership_id = $4 and coalesce(t.valid_to >= $5, true) union select t.project_id from tasks t where t.org_id = $6 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12)) order by "p"."name" asc, "p"."id" asc limit $13)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."membership_id", t."project_role_id", t."valid_from", t."valid_to", t."created_at", t."updated_at" from project_participants t where t.org_id = $1 and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) order by t.project_id, t.created_at, t.id;
--   reads project_participants by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.id = any($2::uuid[]);
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 and "u"."folded_text" like $3 order by "u"."purchase_date" desc, "u"."id" desc limit $4;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 and "u"."id" = any($3::uuid[]) order by "u"."purchase_date" desc, "u"."id" desc limit $4;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 and "u"."updated_at" >= $3 order by "u"."updated_at" asc, "u"."id" asc limit $4;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 and u.id = $3;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 and u.phase_id = $3 order by "u"."purchase_date" desc, "u"."id" desc limit $4;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 and u.state = $3 order by "u"."purchase_date" desc, "u"."id" desc limit $4;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 order by "u"."purchase_date" asc, "u"."id" asc limit $3;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 order by "u"."purchase_date" desc, "u"."id" desc limit $3;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 order by "u"."supplier" asc, "u"."id" asc limit $3;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = $2 order by "u"."updated_at" asc, "u"."id" asc limit $3;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any($2::uuid[]) and u.purchase_date = any($3::date[]) order by u.id;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any($2::uuid[]) and u.state <> 'cancelled' order by u.purchase_date, u.id;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any($2::uuid[]) order by u.purchase_date, u.id;
--   reads project_purchases by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and u.rebillable and u.state = 'received' and u.net_cents > 0 and u.purchase_date <= $6;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and u.state <> 'cancelled' order by u.purchase_date, u.id;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and u.rebillable and u.state = 'received' and u.net_cents > 0 and u.purchase_date <= $5;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and u.state <> 'cancelled' order by u.purchase_date, u.id;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and u.state <> 'cancelled' order by u.purchase_date, u.id;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and u.rebillable and u.state = 'received' and u.net_cents > 0 and u.purchase_date <= $4;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and u.rebillable and u.state = 'received' and u.net_cents > 0 and u.purchase_date <= $4 and u.purchase_date >= $5;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."phase_id", u."supplier", u."description", u."purchase_date", u."state", u."net_cents", u."vat_bp", u."markup_bp", u."rebillable", u."created_at", u."updated_at" from project_purchases u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and u.state <> 'cancelled' order by u.purchase_date, u.id;
--   reads project_purchases by an index
--   reads projects by an index

select u."id", u."project_id", u."rag", u."summary", u."percent_bp", u."forecast_cents", u."forecast_minutes", u."forecast_end", u."posted_by_membership_id", u."created_at", u."updated_at" from project_status_updates u where u.org_id = $1 and u.project_id = $2 and "u"."id" = any($3::uuid[]) order by "u"."created_at" desc, "u"."id" desc limit $4;
--   reads project_status_updates by an index

select u."id", u."project_id", u."rag", u."summary", u."percent_bp", u."forecast_cents", u."forecast_minutes", u."forecast_end", u."posted_by_membership_id", u."created_at", u."updated_at" from project_status_updates u where u.org_id = $1 and u.project_id = $2 and "u"."updated_at" >= $3 order by "u"."updated_at" asc, "u"."id" asc limit $4;
--   reads project_status_updates by an index

select u."id", u."project_id", u."rag", u."summary", u."percent_bp", u."forecast_cents", u."forecast_minutes", u."forecast_end", u."posted_by_membership_id", u."created_at", u."updated_at" from project_status_updates u where u.org_id = $1 and u.project_id = $2 and u.id = $3;
--   reads project_status_updates by an index

select u."id", u."project_id", u."rag", u."summary", u."percent_bp", u."forecast_cents", u."forecast_minutes", u."forecast_end", u."posted_by_membership_id", u."created_at", u."updated_at" from project_status_updates u where u.org_id = $1 and u.project_id = $2 and u.rag = $3 order by "u"."created_at" desc, "u"."id" desc limit $4;
--   reads project_status_updates by an index

select u."id", u."project_id", u."rag", u."summary", u."percent_bp", u."forecast_cents", u."forecast_minutes", u."forecast_end", u."posted_by_membership_id", u."created_at", u."updated_at" from project_status_updates u where u.org_id = $1 and u.project_id = $2 order by "u"."created_at" desc, "u"."id" desc limit $3;
--   reads project_status_updates by an index

select u.project_id, u.created_at, u.percent_bp from project_status_updates u where u.org_id = $1 and u.project_id = any($2::uuid[]) and u.percent_bp is not null order by u.project_id, u.created_at, u.id;
--   reads project_status_updates by an index

select u.project_id, u.created_at, u.percent_bp from project_status_updates u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5)) and u.percent_bp is not null order by u.project_id, u.created_at, u.id;
--   reads project_status_updates by an index
--   reads projects by an index

select u.project_id, u.created_at, u.percent_bp from project_status_updates u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and u.percent_bp is not null order by u.project_id, u.created_at, u.id;
--   reads project_status_updates by an index
--   reads projects by an index

select u.project_id, u.created_at, u.percent_bp from project_status_updates u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4)) and u.percent_bp is not null order by u.project_id, u.created_at, u.id;
--   reads project_status_updates by an index
--   reads projects by an index

select u.project_id, u.created_at, u.percent_bp from project_status_updates u where u.org_id = $1 and u.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3)) and u.percent_bp is not null order by u.project_id, u.created_at, u.id;
--   reads project_status_updates by an index
--   reads projects by an index

select w."project_id", w."baseline_id", w."measure", w."share_bp", w."told_at" from project_budget_warnings w where w.org_id = $1 and w.baseline_id = any($2::uuid[]) order by w.told_at, w.measure, w.share_bp;
--   reads project_budget_warnings by an index

select w."project_id", w."baseline_id", w."measure", w."share_bp", w."told_at" from project_budget_warnings w where w.org_id = $1 and w.project_id = $2 order by w.told_at, w.measure, w.share_bp;
--   reads project_budget_warnings by an index

update approval_rules r set customer_id = $1 where r.org_id = $2 and r.customer_id = $3 returning 1;
--   reads approval_rules by an index

update project_days d set opened = true, updated_at = $1 where d.org_id = $2 and d.work_day_id = any($3::uuid[]) returning d.id;
--   reads project_days by an index

update project_days d set state = case when d.opened then d.state else 'waiting' end, decided_by_membership_id = case when d.opened then d.decided_by_membership_id end, decided_at = case when d.opened then d.decided_at end, waiting_since = case when d.opened then d.waiting_since else $1::timestamptz end, fingerprint = case when d.opened then '' else d.fingerprint end, updated_at = $2::timestamptz where d.org_id = $3 and d.id = any($4::uuid[]) returning d.id;
--   reads project_days by an index

update project_days set "state" = $3, "reason" = $4, "decided_by_membership_id" = $5, "decided_at" = $6, "updated_at" = $7 where "org_id" = $1 and "id" = $2;
--   reads project_days by an index

update project_roles set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads project_roles by an index

update projects p set updated_at = $1 where p.org_id = $2 and p.id = any($3::uuid[]) returning p.id;
--   reads projects by an index

update rate_rules r set customer_id = $1, updated_at = $2 where r.org_id = $3 and r.customer_id = $4 returning 1;
--   reads rate_rules by an index

update rounding_rules r set customer_id = $1 where r.org_id = $2 and r.customer_id = $3 returning 1;
--   reads rounding_rules by an index

with walked0 as materialized ( select p.id, p.name, p.code, p.start_date, p.end_date, p.updated_at, p.search_text from projects p where p.org_id = $1 and true order by "p"."name" asc, "p"."id" asc limit 1000), near0 as materialized (select p.id from walked0 p where p.search_text like $2 order by "p"."name" asc, "p"."id" asc limit $3::integer), reached as materialized (select (select count(*) from near0) >= $4::integer or (select count(*) from walked0) < 1000 as is_enough), far as materialized ( select p.id from projects p where p.org_id = $5 and p.id = any(array( select s.id from "projects_containing_search_text" s where s.org_id = $6 and s.pairs @> (select $7::text[]) and s.text like (select $8::text))) and not (select is_enough from reached) and true order by "p"."name" asc, "p"."id" asc limit $9::integer), page_ids as (select id from near0 where (select is_enough from reached) union all select id from far) select p."id", p."code", p."name", p."search_text", p."description", p."customer_id", p."manager_membership_id", p."state", p."billing", p."attribution_precision", p."start_date", p."end_date", p."budget_minutes", p."budget_cents", p."rate_card_id", p."template", p."external_source", p."external_id", p."closed_at", p."created_at", p."updated_at", coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $10 and f.id = v.field_id where v.org_id = $11 and v.record_id = p.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from projects p where p.org_id = $12 and p.id = any(array(select id from page_ids)) order by "p"."name" asc, "p"."id" asc;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads projects by an index

with written as materialized ( select h.work_day_id, h.value_id as project_id, h.membership_id, h.work_date, coalesce(sum(h.minutes), 0)::int as minutes, encode(sha256(convert_to(jsonb_agg( jsonb_build_array(h.entry_type_id, h.phase_id, h.task_id, h.minutes, ( select e.note from work_entries e where e.org_id = $1 and e.id = h.entry_id)) order by h.entry_id, h.position)::text, 'UTF8')), 'hex') as fingerprint from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from approval_rules r where r.org_id = $7 order by r.valid_from limit 1) is not null and h.work_day_id = any($8::uuid[]) group by h.work_day_id, h.value_id, h.membership_id, h.work_date), wanted as materialized ( select c.* from written c where c.project_id in ( select p.id from projects p where p.org_id = $9 and p.id = any(array(select w.project_id from written w)) and (p.billing = any($10::text[]) or exists (select from project_phases f where f.org_id = $11 and f.project_id = p.id and f.billing = any($12::text[])))) and coalesce(( select r.required from approval_rules r where r.org_id = $13 and r.valid_from <= c.work_date and (r.project_id = c.project_id or r.project_id is null and (r.customer_id is null or r.customer_id = any(array( select p.customer_id from projects p where p.org_id = $14 and p.id = any(array(select c.project_id)) and p.customer_id is not null)))) order by r.project_id is null, r.customer_id is null, r.valid_from desc limit 1), false)), gone as ( delete from project_days d where d.org_id = $15 and d.work_day_id = any($16::uuid[]) and not exists ( select from wanted w where w.work_day_id = d.work_day_id and w.project_id = d.project_id)) insert into project_days as d (org_id, id, project_id, work_day_id, membership_id, work_date, minutes, fingerprint, state, opened, waiting_since, updated_at) select $17, gen_random_uuid(), w.project_id, w.work_day_id, w.membership_id, w.work_date, w.minutes, w.fingerprint, 'waiting', false, $18::timestamptz, $19::timestamptz from wanted w on conflict (org_id, work_day_id, project_id) do update set state = case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.state else 'waiting' end, reason = null, decided_by_membership_id = case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.decided_by_membership_id end, decided_at = case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.decided_at end, waiting_since = case when d.state = 'approved' and d.fingerprint = excluded.fingerprint then d.waiting_since else excluded.waiting_since end, minutes = excluded.minutes, fingerprint = excluded.fingerprint, opened = false, updated_at = excluded.updated_at returning d.id;
--   reads allocated_hours by an index
--   reads approval_rules by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_days by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads work_entries by an index
