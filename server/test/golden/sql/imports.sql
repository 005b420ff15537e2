delete from import_changes where org_id = $1 and import_id = $2 returning record_id;
--   reads import_changes by an index

delete from import_changes where org_id = $1 and record_id = any($2::uuid[]) returning record_id;
--   reads import_changes by an index

delete from import_job_parts where org_id = $1 and job_id = $2 and part = $3 returning part;

delete from import_job_parts where org_id = $1 and job_id = $2 returning part;

delete from import_job_results r where r.org_id = $1 and r.job_id in ( select j.id from import_jobs j where j.org_id = $2 and j.ended_at < $3::timestamptz - make_interval(days => $4)) returning r.row_index;
--   reads import_job_results by an index
--   reads import_jobs by an index

delete from import_jobs j where j.org_id = $1 and j.id in ( select j.id from import_jobs j where j.org_id = $2 and j.ended_at < $3::timestamptz - make_interval(days => $4)) returning j.id;
--   reads import_jobs by an index

insert into import_changes ("org_id", "import_id", "record_id", "row_index", "before", "after") select $1, n."import_id", n."record_id", n."row_index", n."before", n."after" from jsonb_to_recordset($2::jsonb) as n("import_id" uuid, "record_id" uuid, "row_index" integer, "before" jsonb, "after" jsonb) returning 1;

insert into import_job_parts (org_id, job_id, part, rows) values ($1, $2, $3, $4::jsonb);

insert into import_job_results (org_id, job_id, row_index, status, result) select $1, $2, (r ->> 'index')::integer, r ->> 'status', r from jsonb_array_elements($3::jsonb) r returning row_index;

insert into import_jobs ("org_id", "id", "register", "filename", "mode", "dry_run", "options", "columns", "fields", "state", "failure_code", "row_count", "created_count", "updated_count", "unchanged_count", "error_count", "import_ids", "credential_kind", "credential_id", "created_at", "created_by_membership_id", "ended_at") select $1, n."id", n."register", n."filename", n."mode", n."dry_run", n."options", n."columns", n."fields", n."state", n."failure_code", n."row_count", n."created_count", n."updated_count", n."unchanged_count", n."error_count", n."import_ids", n."credential_kind", n."credential_id", n."created_at", n."created_by_membership_id", n."ended_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "register" text, "filename" text, "mode" text, "dry_run" boolean, "options" jsonb, "columns" jsonb, "fields" jsonb, "state" text, "failure_code" text, "row_count" integer, "created_count" integer, "updated_count" integer, "unchanged_count" integer, "error_count" integer, "import_ids" uuid[], "credential_kind" text, "credential_id" uuid, "created_at" timestamptz, "created_by_membership_id" uuid, "ended_at" timestamptz) returning 1;

insert into imports ("org_id", "id", "register", "filename", "created_count", "updated_count", "unchanged_count", "error_count", "results", "created_at", "created_by_membership_id", "undone_at", "undone_by_membership_id") select $1, n."id", n."register", n."filename", n."created_count", n."updated_count", n."unchanged_count", n."error_count", n."results", n."created_at", n."created_by_membership_id", n."undone_at", n."undone_by_membership_id" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "register" text, "filename" text, "created_count" integer, "updated_count" integer, "unchanged_count" integer, "error_count" integer, "results" jsonb, "created_at" timestamptz, "created_by_membership_id" uuid, "undone_at" timestamptz, "undone_by_membership_id" uuid) returning 1;

select c."record_id", c."row_index", c."before", c."after" from import_changes c where c.org_id = $1 and c.import_id = $2 order by c.row_index;
--   reads import_changes by an index

select distinct "u"."contact_id" as id from "activities" u where u.org_id = $1 and "u"."contact_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."contact_id" as id from "invoicing_terms" u where u.org_id = $1 and "u"."contact_id" = any($2::uuid[]);
--   reads invoicing_terms by an index

select distinct "u"."converted_deal_id" as id from "leads" u where u.org_id = $1 and "u"."converted_deal_id" = any($2::uuid[]);
--   reads leads by an index

select distinct "u"."copied_from_id" as id from "tasks" u where u.org_id = $1 and "u"."copied_from_id" = any($2::uuid[]) and "u"."id" <> all($3::uuid[]);
--   reads tasks by an index

select distinct "u"."customer_id" as id from "activities" u where u.org_id = $1 and "u"."customer_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."customer_id" as id from "approval_rules" u where u.org_id = $1 and "u"."customer_id" = any($2::uuid[]);
--   reads approval_rules by an index

select distinct "u"."customer_id" as id from "customer_contacts" u where u.org_id = $1 and "u"."customer_id" = any($2::uuid[]);
--   reads customer_contacts by an index

select distinct "u"."customer_id" as id from "rounding_rules" u where u.org_id = $1 and "u"."customer_id" = any($2::uuid[]);
--   reads rounding_rules by an index

select distinct "u"."deal_id" as id from "activities" u where u.org_id = $1 and "u"."deal_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."default_contact_id" as id from "customers" u where u.org_id = $1 and "u"."default_contact_id" = any($2::uuid[]);
--   reads customers by an index

select distinct "u"."from_task_id" as id from "task_dependencies" u where u.org_id = $1 and "u"."from_task_id" = any($2::uuid[]);
--   reads task_dependencies by an index

select distinct "u"."lead_id" as id from "activities" u where u.org_id = $1 and "u"."lead_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."membership_id" as id from "project_days" u where u.org_id = $1 and "u"."membership_id" = any($2::uuid[]);
--   reads project_days by an index

select distinct "u"."merged_into_customer_id" as id from "customers" u where u.org_id = $1 and "u"."merged_into_customer_id" = any($2::uuid[]) and "u"."id" <> all($3::uuid[]);
--   reads customers by an index

select distinct "u"."owner_membership_id" as id from "activities" u where u.org_id = $1 and "u"."owner_membership_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."owner_membership_id" as id from "customers" u where u.org_id = $1 and "u"."owner_membership_id" = any($2::uuid[]);
--   reads customers by an index

select distinct "u"."owner_membership_id" as id from "deals" u where u.org_id = $1 and "u"."owner_membership_id" = any($2::uuid[]);
--   reads deals by an index

select distinct "u"."owner_membership_id" as id from "leads" u where u.org_id = $1 and "u"."owner_membership_id" = any($2::uuid[]);
--   reads leads by an index

select distinct "u"."parent_phase_id" as id from "project_phases" u where u.org_id = $1 and "u"."parent_phase_id" = any($2::uuid[]) and "u"."id" <> all($3::uuid[]);
--   reads project_phases by an index

select distinct "u"."parent_task_id" as id from "tasks" u where u.org_id = $1 and "u"."parent_task_id" = any($2::uuid[]) and "u"."id" <> all($3::uuid[]);
--   reads tasks by an index

select distinct "u"."phase_id" as id from "invoicing_terms" u where u.org_id = $1 and "u"."phase_id" = any($2::uuid[]);
--   reads invoicing_terms by an index

select distinct "u"."phase_id" as id from "source_consumptions" u where u.org_id = $1 and "u"."phase_id" = any($2::uuid[]);

select distinct "u"."previous_activity_id" as id from "activities" u where u.org_id = $1 and "u"."previous_activity_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."project_id" as id from "activities" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads activities by an index

select distinct "u"."project_id" as id from "approval_rules" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads approval_rules by an index

select distinct "u"."project_id" as id from "invoicing_terms" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads invoicing_terms by an index

select distinct "u"."project_id" as id from "project_days" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads project_days by an index

select distinct "u"."project_id" as id from "project_participants" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads project_participants by an index

select distinct "u"."project_id" as id from "project_phases" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads project_phases by an index

select distinct "u"."project_id" as id from "rounding_rules" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);
--   reads rounding_rules by an index

select distinct "u"."project_id" as id from "source_consumptions" u where u.org_id = $1 and "u"."project_id" = any($2::uuid[]);

select distinct "u"."task_id" as id from "project_milestone_tasks" u where u.org_id = $1 and "u"."task_id" = any($2::uuid[]);
--   reads project_milestone_tasks by an index

select distinct "u"."task_id" as id from "task_approvals" u where u.org_id = $1 and "u"."task_id" = any($2::uuid[]);
--   reads task_approvals by an index

select distinct "u"."task_id" as id from "task_comments" u where u.org_id = $1 and "u"."task_id" = any($2::uuid[]);
--   reads task_comments by an index

select distinct "u"."task_id" as id from "task_recurrences" u where u.org_id = $1 and "u"."task_id" = any($2::uuid[]);
--   reads task_recurrences by an index

select distinct "u"."to_task_id" as id from "task_dependencies" u where u.org_id = $1 and "u"."to_task_id" = any($2::uuid[]);
--   reads task_dependencies by an index

select distinct on (c.record_id) c.record_id, c.after ->> 'said' as said from import_changes c join imports i on i.org_id = $1 and i.id = c.import_id where c.org_id = $2 and c.record_id = any($3::uuid[]) and i.register = $4 and i.created_by_membership_id = $5 and c.after ->> 'said' is not null order by c.record_id, i.created_at desc, i.id desc;
--   reads import_changes by an index
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) and "i"."folded_text" like $5 order by "i"."created_at" desc, "i"."id" desc limit $6;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) and "i"."id" = any($5::uuid[]) order by "i"."created_at" desc, "i"."id" desc limit $6;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) and ("i"."created_at", "i"."id") < ($5, $6) order by "i"."created_at" desc, "i"."id" desc limit $7;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) order by "i"."created_at" asc, "i"."id" asc limit $5;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.register = any($2::text[]) and ($3::uuid is null or i.created_by_membership_id = $4::uuid) order by "i"."created_at" desc, "i"."id" desc limit $5;
--   reads imports by an index

select i."id", i."register", i."filename", i."created_count", i."updated_count", i."unchanged_count", i."error_count", i."results", i."created_at", i."created_by_membership_id", i."undone_at", i."undone_by_membership_id" from imports i where i.org_id = $1 and i.id = $2 and i.register = any($3::text[]) and ($4::uuid is null or i.created_by_membership_id = $5::uuid);
--   reads imports by an index

select j."id", j."register", j."filename", j."mode", j."dry_run", j."options", j."columns", j."fields", j."state", j."failure_code", j."row_count", j."created_count", j."updated_count", j."unchanged_count", j."error_count", j."import_ids", j."credential_kind", j."credential_id", j."created_at", j."created_by_membership_id", j."ended_at" from import_jobs j where j.org_id = $1 and j.id = $2 and ($3::uuid is null or j.created_by_membership_id = $4::uuid);
--   reads import_jobs by an index

select p.part, p.rows, not exists ( select from import_job_parts o where o.org_id = $1 and o.job_id = $2 and o.part > p.part) as is_last from import_job_parts p where p.org_id = $3 and p.job_id = $4 order by p.part limit 1;

select r.row_index, r.result from import_job_results r where r.org_id = $1 and r.job_id = $2 and ($3::text is null or r.status = $4::text) order by "r"."row_index" asc limit $5;
--   reads import_job_results by an index

update import_jobs j set due_at = e."dueAt", lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null from jsonb_to_recordset($1::jsonb) as e(id uuid, "leaseId" uuid, "dueAt" timestamptz) where j.org_id = $2 and j.id = e.id and j.lease_id = e."leaseId" returning j.id;
--   reads import_jobs by an index

update import_jobs j set lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null where j.org_id = $1 and j.lease_id is not null and j.lease_holder is distinct from $2 and (j.lease_ends_at <= $3 or j.lease_holder <> all(array(select id from directory.processes)));
--   reads import_jobs by an index

update import_jobs set "state" = $3, "failure_code" = $4, "created_count" = $5, "updated_count" = $6, "unchanged_count" = $7, "error_count" = $8, "import_ids" = $9, "ended_at" = $10 where "org_id" = $1 and "id" = $2;
--   reads import_jobs by an index

update import_jobs set due_at = $1 where org_id = $2 and id = $3 and state = 'running';
--   reads import_jobs by an index

update imports set "undone_at" = $3, "undone_by_membership_id" = $4 where "org_id" = $1 and "id" = $2;
--   reads imports by an index

with compared as materialized ( select w.id, w.name, (w.said ->> 0) as "key0", customer_name_key((w.said ->> 1)) as "key1" from jsonb_to_recordset($1::jsonb) as w(id uuid, name text, said jsonb)), written as materialized ( select w.id, w.name, (w.said ->> 0) as "key0", customer_name_key((w.said ->> 1)) as "key1" from jsonb_to_recordset($2::jsonb) as w(id uuid, name text, said jsonb)) select a.* from ( select c.id, 0::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."name" as name from "customers" o where o.org_id = $3 and "o"."business_id" = c."key0" and o.merged_into_customer_id is null and not exists (select from written w where w.id = o.id) order by o.id limit $4) union all (select w.id, w.name from written w where w."key0" = c."key0" and w.id <> c.id order by w.id limit $5)) f union all select c.id, 1::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."name" as name from "customers" o where o.org_id = $6 and "o"."name_key" = c."key1" and o.merged_into_customer_id is null and not exists (select from written w where w.id = o.id) order by o.id limit $7) union all (select w.id, w.name from written w where w."key1" = c."key1" and w.id <> c.id order by w.id limit $8)) f) a order by a.id, a.likeness, a.other_id;
--   reads customers by an index

with compared as materialized ( select w.id, w.name, (w.said ->> 0) as "key0", lower((w.said ->> 1)) as "key1", search_phone((w.said ->> 2)) as "key2" from jsonb_to_recordset($1::jsonb) as w(id uuid, name text, said jsonb)), written as materialized ( select w.id, w.name, (w.said ->> 0) as "key0", lower((w.said ->> 1)) as "key1", search_phone((w.said ->> 2)) as "key2" from jsonb_to_recordset($2::jsonb) as w(id uuid, name text, said jsonb)) select a.* from ( select c.id, 0::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."title" as name from "leads" o where o.org_id = $3 and "o"."business_id" = c."key0" and true and not exists (select from written w where w.id = o.id) order by o.id limit $4) union all (select w.id, w.name from written w where w."key0" = c."key0" and w.id <> c.id order by w.id limit $5)) f union all select c.id, 1::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."title" as name from "leads" o where o.org_id = $6 and "o"."email_key" = c."key1" and true and not exists (select from written w where w.id = o.id) order by o.id limit $7) union all (select w.id, w.name from written w where w."key1" = c."key1" and w.id <> c.id order by w.id limit $8)) f union all select c.id, 2::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."title" as name from "leads" o where o.org_id = $9 and "o"."phone_key" = c."key2" and true and not exists (select from written w where w.id = o.id) order by o.id limit $10) union all (select w.id, w.name from written w where w."key2" = c."key2" and w.id <> c.id order by w.id limit $11)) f) a order by a.id, a.likeness, a.other_id;
--   reads leads by an index

with compared as materialized ( select w.id, w.name, lower((w.said ->> 0)) as "key0", search_phone((w.said ->> 1)) as "key1" from jsonb_to_recordset($1::jsonb) as w(id uuid, name text, said jsonb)), written as materialized ( select w.id, w.name, lower((w.said ->> 0)) as "key0", search_phone((w.said ->> 1)) as "key1" from jsonb_to_recordset($2::jsonb) as w(id uuid, name text, said jsonb)) select a.* from ( select c.id, 0::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."name" as name from "contacts" o where o.org_id = $3 and "o"."email_key" = c."key0" and true and not exists (select from written w where w.id = o.id) order by o.id limit $4) union all (select w.id, w.name from written w where w."key0" = c."key0" and w.id <> c.id order by w.id limit $5)) f union all select c.id, 1::int as likeness, f.id as other_id, f.name from compared c cross join lateral ( (select o.id, "o"."name" as name from "contacts" o where o.org_id = $6 and "o"."phone_key" = c."key1" and true and not exists (select from written w where w.id = o.id) order by o.id limit $7) union all (select w.id, w.name from written w where w."key1" = c."key1" and w.id <> c.id order by w.id limit $8)) f) a order by a.id, a.likeness, a.other_id;
--   reads contacts by an index

with due as materialized ( select q.id from import_jobs q where q.org_id = $1 and q.state = 'running' and q.lease_id is null and q.due_at <= $2 order by q.due_at limit $3 for update skip locked) update import_jobs j set lease_id = $4, lease_holder = $5, lease_started_at = $6, lease_ends_at = $7 from due where j.org_id = $8 and j.id = due.id returning j.id, j.lease_id;
--   reads import_jobs by an index
