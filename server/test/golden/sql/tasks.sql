delete from "task_assignees" m where m.org_id = $1 and m.task_id = any($2::uuid[]) returning 1;
--   reads task_assignees by an index

delete from "task_assignees" p where p.org_id = $1 and p.task_id = any($2::uuid[]) returning 1;
--   reads task_assignees by an index

delete from "task_checklist_items" p where p.org_id = $1 and p.task_id = any($2::uuid[]) returning 1;
--   reads task_checklist_items by an index

delete from "task_label_links" p where p.org_id = $1 and p.task_id = any($2::uuid[]) returning 1;

delete from "task_watchers" p where p.org_id = $1 and p.task_id = any($2::uuid[]) returning 1;
--   reads task_watchers by an index

delete from project_milestone_tasks t where t.org_id = $1 and t.milestone_id = $2 returning 1;
--   reads project_milestone_tasks by an index

delete from project_milestone_tasks t where t.org_id = $1 and t.task_id = any($2::uuid[]) returning 1;
--   reads project_milestone_tasks by an index

delete from project_milestones m where m.org_id = $1 and m.id = $2 returning m.id;
--   reads project_milestones by an index

delete from task_checklist_items c where c.org_id = $1 and c.id = any($2::uuid[]) returning 1;
--   reads task_checklist_items by an index

delete from task_comment_mentions m where m.org_id = $1 and m.comment_id = $2 returning 1;
--   reads task_comment_mentions by an index

delete from task_dependencies d where d.org_id = $1 and d.id = any($2::uuid[]) returning d.id;
--   reads task_dependencies by an index

delete from task_label_links l where l.org_id = $1 and l.task_id = any($2::uuid[]) returning 1;

delete from task_number_series n where n.org_id = $1 and n.id = any($2::uuid[]) returning 1;
--   reads task_number_series by an index

delete from task_status_sets k where k.org_id = $1 and k.id = any($2::uuid[]) returning 1;
--   reads task_status_sets by an index

delete from task_statuses s where s.org_id = $1 and s.id = any($2::uuid[]) returning 1;
--   reads task_statuses by an index

delete from task_statuses s where s.org_id = $1 and s.set_id = any($2::uuid[]) returning 1;
--   reads task_statuses by an index

delete from task_transitions t where t.org_id = $1 and t.set_id = $2 returning 1;
--   reads task_transitions by an index

delete from task_transitions t where t.org_id = $1 and t.set_id = any($2::uuid[]) returning 1;
--   reads task_transitions by an index

delete from tasks t where t.org_id = $1 and t.id = any($2::uuid[]) returning t.id;
--   reads tasks by an index

insert into project_milestone_tasks ("org_id", "milestone_id", "task_id") select $1, n."milestone_id", n."task_id" from jsonb_to_recordset($2::jsonb) as n("milestone_id" uuid, "task_id" uuid) returning 1;

insert into project_milestones ("org_id", "id", "project_id", "name", "due_date", "reached_at", "updated_at") select $1, n."id", n."project_id", n."name", n."due_date", n."reached_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "name" text, "due_date" date, "reached_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into task_approval_responses ("org_id", "approval_id", "membership_id", "position", "decision", "comment", "responded_at") select $1, n."approval_id", n."membership_id", n."position", n."decision", n."comment", n."responded_at" from jsonb_to_recordset($2::jsonb) as n("approval_id" uuid, "membership_id" uuid, "position" integer, "decision" text, "comment" text, "responded_at" timestamptz) on conflict ("org_id", "approval_id", "membership_id") do update set "decision" = excluded."decision", "comment" = excluded."comment", "responded_at" = excluded."responded_at" returning 1;

insert into task_approvals ("org_id", "id", "task_id", "requested_by_membership_id", "state", "note", "closed_at", "created_at", "updated_at") select $1, n."id", n."task_id", n."requested_by_membership_id", n."state", n."note", n."closed_at", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "task_id" uuid, "requested_by_membership_id" uuid, "state" text, "note" text, "closed_at" timestamptz, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into task_assignees ("org_id", "task_id", "membership_id") select $1, n."task_id", n."membership_id" from jsonb_to_recordset($2::jsonb) as n("task_id" uuid, "membership_id" uuid) returning 1;

insert into task_checklist_items ("org_id", "id", "task_id", "position", "text", "done") select $1, n."id", n."task_id", n."position", n."text", n."done" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "task_id" uuid, "position" integer, "text" text, "done" boolean) on conflict ("org_id", "id") do update set "position" = excluded."position", "text" = excluded."text", "done" = excluded."done" returning 1;

insert into task_comment_mentions ("org_id", "comment_id", "membership_id") select $1, n."comment_id", n."membership_id" from jsonb_to_recordset($2::jsonb) as n("comment_id" uuid, "membership_id" uuid) returning 1;

insert into task_comments ("org_id", "id", "task_id", "author_membership_id", "format", "body", "edited_at", "deleted_at", "created_at", "updated_at") select $1, n."id", n."task_id", n."author_membership_id", n."format", n."body", n."edited_at", n."deleted_at", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "task_id" uuid, "author_membership_id" uuid, "format" text, "body" text, "edited_at" timestamptz, "deleted_at" timestamptz, "created_at" timestamptz, "updated_at" timestamptz) returning 1;

insert into task_dependencies ("org_id", "id", "project_id", "from_task_id", "to_task_id", "type", "lag_minutes", "updated_at") select $1, n."id", n."project_id", n."from_task_id", n."to_task_id", n."type", n."lag_minutes", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "from_task_id" uuid, "to_task_id" uuid, "type" text, "lag_minutes" integer, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "type" = excluded."type", "lag_minutes" = excluded."lag_minutes", "updated_at" = excluded."updated_at" returning 1;

insert into task_dependencies ("org_id", "id", "project_id", "from_task_id", "to_task_id", "type", "lag_minutes", "updated_at") select $1, n."id", n."project_id", n."from_task_id", n."to_task_id", n."type", n."lag_minutes", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "from_task_id" uuid, "to_task_id" uuid, "type" text, "lag_minutes" integer, "updated_at" timestamptz) returning 1;

insert into task_label_links ("org_id", "task_id", "label_id") select $1, n."task_id", n."label_id" from jsonb_to_recordset($2::jsonb) as n("task_id" uuid, "label_id" uuid) returning 1;

insert into task_labels ("org_id", "id", "code", "name", "active", "updated_at") select $1, n."id", n."code", n."name", n."active", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "code" text, "name" text, "active" boolean, "updated_at" timestamptz) returning 1;

insert into task_number_series ("org_id", "id", "last_number") select $1, n."id", n."last_number" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "last_number" integer) on conflict ("org_id", "id") do update set "last_number" = excluded."last_number" returning 1;

insert into task_recurrences ("org_id", "id", "task_id", "mode", "rule", "anchor_on", "next_on", "ended_at", "updated_at") select $1, n."id", n."task_id", n."mode", n."rule", n."anchor_on", n."next_on", n."ended_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "task_id" uuid, "mode" text, "rule" text, "anchor_on" date, "next_on" date, "ended_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "task_id" = excluded."task_id", "mode" = excluded."mode", "rule" = excluded."rule", "anchor_on" = excluded."anchor_on", "next_on" = excluded."next_on", "ended_at" = excluded."ended_at", "updated_at" = excluded."updated_at" returning 1;

insert into task_status_sets ("org_id", "id", "project_id", "updated_at") select $1, n."id", n."project_id", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "updated_at" = excluded."updated_at" returning 1;

insert into task_status_sets ("org_id", "id", "project_id", "updated_at") select $1, n."id", n."project_id", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "updated_at" timestamptz) returning 1;

insert into task_statuses ("org_id", "id", "set_id", "code", "name", "category", "position", "wip_limit") select $1, n."id", n."set_id", n."code", n."name", n."category", n."position", n."wip_limit" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "set_id" uuid, "code" text, "name" text, "category" text, "position" integer, "wip_limit" integer) on conflict ("org_id", "id") do update set "code" = excluded."code", "name" = excluded."name", "category" = excluded."category", "position" = excluded."position", "wip_limit" = excluded."wip_limit" returning 1;

insert into task_statuses ("org_id", "id", "set_id", "code", "name", "category", "position", "wip_limit") select $1, n."id", n."set_id", n."code", n."name", n."category", n."position", n."wip_limit" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "set_id" uuid, "code" text, "name" text, "category" text, "position" integer, "wip_limit" integer) returning 1;

insert into task_transitions ("org_id", "set_id", "from_status_id", "to_status_id", "guards") select $1, n."set_id", n."from_status_id", n."to_status_id", n."guards" from jsonb_to_recordset($2::jsonb) as n("set_id" uuid, "from_status_id" uuid, "to_status_id" uuid, "guards" text[]) returning 1;

insert into task_watchers ("org_id", "task_id", "membership_id") select $1, n."task_id", n."membership_id" from jsonb_to_recordset($2::jsonb) as n("task_id" uuid, "membership_id" uuid) returning 1;

insert into tasks ("org_id", "id", "project_id", "phase_id", "parent_task_id", "number", "title", "description", "status_id", "priority", "start_date", "due_date", "estimate_minutes", "billable", "rank", "reviewer_membership_id", "recurrence_id", "copied_from_id", "external_source", "external_id", "closed_at", "archived_at", "created_at", "updated_at") select $1, n."id", n."project_id", n."phase_id", n."parent_task_id", n."number", n."title", n."description", n."status_id", n."priority", n."start_date", n."due_date", n."estimate_minutes", n."billable", n."rank", n."reviewer_membership_id", n."recurrence_id", n."copied_from_id", n."external_source", n."external_id", n."closed_at", n."archived_at", n."created_at", n."updated_at" from jsonb_to_recordset($2::jsonb) as n("id" uuid, "project_id" uuid, "phase_id" uuid, "parent_task_id" uuid, "number" integer, "title" text, "description" text, "status_id" uuid, "priority" text, "start_date" date, "due_date" date, "estimate_minutes" integer, "billable" boolean, "rank" text, "reviewer_membership_id" uuid, "recurrence_id" uuid, "copied_from_id" uuid, "external_source" text, "external_id" text, "closed_at" timestamptz, "archived_at" timestamptz, "created_at" timestamptz, "updated_at" timestamptz) on conflict ("org_id", "id") do update set "project_id" = excluded."project_id", "phase_id" = excluded."phase_id", "parent_task_id" = excluded."parent_task_id", "number" = excluded."number", "title" = excluded."title", "description" = excluded."description", "status_id" = excluded."status_id", "priority" = excluded."priority", "start_date" = excluded."start_date", "due_date" = excluded."due_date", "estimate_minutes" = excluded."estimate_minutes", "billable" = excluded."billable", "rank" = excluded."rank", "reviewer_membership_id" = excluded."reviewer_membership_id", "recurrence_id" = excluded."recurrence_id", "external_source" = excluded."external_source", "external_id" = excluded."external_id", "closed_at" = excluded."closed_at", "archived_at" = excluded."archived_at", "updated_at" = excluded."updated_at" returning 1;

select (count(*) filter (where t.archived_at is not null))::int as archived, (count(*) filter (where t.archived_at is null and exists ( select from task_recurrences r where r.org_id = $1 and r.task_id = t.id and r.ended_at is null)))::int as repeated from tasks t where t.org_id = $2 and t.project_id = $3;
--   reads task_recurrences by an index
--   reads tasks by an index

select a."id", a."task_id", a."requested_by_membership_id", a."state", a."note", a."closed_at", a."created_at", a."updated_at", (select t.title from tasks t where t.org_id = $1 and t.id = a.task_id) as task_title, (select jsonb_agg(jsonb_build_object('membershipId', r."membership_id", 'decision', r."decision", 'comment', r."comment", 'respondedAt', to_char(r."responded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.position) from task_approval_responses r where r.org_id = $2 and r.approval_id = a.id) as responses from task_approvals a where a.org_id = $3 and a.id = $4;
--   reads task_approval_responses by an index
--   reads task_approvals by an index
--   reads tasks by an index

select a."id", a."task_id", a."requested_by_membership_id", a."state", a."note", a."closed_at", a."created_at", a."updated_at", (select t.title from tasks t where t.org_id = $1 and t.id = a.task_id) as task_title, (select jsonb_agg(jsonb_build_object('membershipId', r."membership_id", 'decision', r."decision", 'comment', r."comment", 'respondedAt', to_char(r."responded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.position) from task_approval_responses r where r.org_id = $2 and r.approval_id = a.id) as responses from task_approvals a where a.org_id = $3 and a.state = 'pending' and a.id in ( select w.approval_id from task_approval_responses w where w.org_id = $4 and w.membership_id = $5 and w.decision is null) and "a"."id" = any($6::uuid[]) order by "a"."id" asc limit $7;
--   reads task_approval_responses by an index
--   reads task_approvals by an index
--   reads tasks by an index

select a."id", a."task_id", a."requested_by_membership_id", a."state", a."note", a."closed_at", a."created_at", a."updated_at", (select t.title from tasks t where t.org_id = $1 and t.id = a.task_id) as task_title, (select jsonb_agg(jsonb_build_object('membershipId', r."membership_id", 'decision', r."decision", 'comment', r."comment", 'respondedAt', to_char(r."responded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.position) from task_approval_responses r where r.org_id = $2 and r.approval_id = a.id) as responses from task_approvals a where a.org_id = $3 and a.state = 'pending' and a.id in ( select w.approval_id from task_approval_responses w where w.org_id = $4 and w.membership_id = $5 and w.decision is null) order by "a"."id" asc limit $6;
--   reads task_approval_responses by an index
--   reads task_approvals by an index
--   reads tasks by an index

select a."id", a."task_id", a."requested_by_membership_id", a."state", a."note", a."closed_at", a."created_at", a."updated_at", (select t.title from tasks t where t.org_id = $1 and t.id = a.task_id) as task_title, (select jsonb_agg(jsonb_build_object('membershipId', r."membership_id", 'decision', r."decision", 'comment', r."comment", 'respondedAt', to_char(r."responded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.position) from task_approval_responses r where r.org_id = $2 and r.approval_id = a.id) as responses from task_approvals a where a.org_id = $3 and a.task_id = $4 and "a"."id" = any($5::uuid[]) order by "a"."id" asc limit $6;
--   reads task_approval_responses by an index
--   reads task_approvals by an index
--   reads tasks by an index

select a."id", a."task_id", a."requested_by_membership_id", a."state", a."note", a."closed_at", a."created_at", a."updated_at", (select t.title from tasks t where t.org_id = $1 and t.id = a.task_id) as task_title, (select jsonb_agg(jsonb_build_object('membershipId', r."membership_id", 'decision', r."decision", 'comment', r."comment", 'respondedAt', to_char(r."responded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.position) from task_approval_responses r where r.org_id = $2 and r.approval_id = a.id) as responses from task_approvals a where a.org_id = $3 and a.task_id = $4 and "a"."updated_at" >= $5 order by "a"."updated_at" asc, "a"."id" asc limit $6;
--   reads task_approval_responses by an index
--   reads task_approvals by an index
--   reads tasks by an index

select a."id", a."task_id", a."requested_by_membership_id", a."state", a."note", a."closed_at", a."created_at", a."updated_at", (select t.title from tasks t where t.org_id = $1 and t.id = a.task_id) as task_title, (select jsonb_agg(jsonb_build_object('membershipId', r."membership_id", 'decision', r."decision", 'comment', r."comment", 'respondedAt', to_char(r."responded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.position) from task_approval_responses r where r.org_id = $2 and r.approval_id = a.id) as responses from task_approvals a where a.org_id = $3 and a.task_id = $4 order by "a"."id" asc limit $5;
--   reads task_approval_responses by an index
--   reads task_approvals by an index
--   reads tasks by an index

select a.id, t.title as task_title from task_approvals a join tasks t on t.org_id = $1 and t.id = a.task_id where a.org_id = $2 and a.id = any($3::uuid[]);
--   reads task_approvals by an index
--   reads tasks by an index

select a.membership_id as id from task_assignees a where a.org_id = $1 and a.membership_id = any($2::uuid[]) union select w.membership_id as id from task_watchers w where w.org_id = $3 and w.membership_id = any($4::uuid[]) union select t.reviewer_membership_id as id from tasks t where t.org_id = $5 and t.reviewer_membership_id = any($6::uuid[]);
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.requested_by_membership_id as id from task_approvals a where a.org_id = $1 and a.requested_by_membership_id = any($2::uuid[]) union select r.membership_id as id from task_approval_responses r where r.org_id = $3 and r.membership_id = any($4::uuid[]);
--   reads task_approval_responses by an index
--   reads task_approvals by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any($2::uuid[]) and a.state = 'pending';
--   reads task_approvals by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and "t"."project_id" = $3 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) order by "t"."due_date" asc, "t"."id" asc limit $10)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $3 and a.membership_id = $4 union all select w.task_id from task_watchers w where w.org_id = $5 and w.membership_id = $6 union all select r.id from tasks r where r.org_id = $7 and r.reviewer_membership_id = $8) and "t"."folded_text" like $9 order by "t"."due_date" asc, "t"."id" asc limit $10)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $3 and a.membership_id = $4 union all select w.task_id from task_watchers w where w.org_id = $5 and w.membership_id = $6 union all select r.id from tasks r where r.org_id = $7 and r.reviewer_membership_id = $8) and ("t"."due_date" is null or "t"."due_date" > $9 or "t"."due_date" = $10 and ("t"."id" >= $11 and ("t"."id" > $12 or "t"."id" = $13 and false))) order by "t"."due_date" asc, "t"."id" asc limit $14)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $3 and a.membership_id = $4 union all select w.task_id from task_watchers w where w.org_id = $5 and w.membership_id = $6 union all select r.id from tasks r where r.org_id = $7 and r.reviewer_membership_id = $8) order by "t"."due_date" asc, "t"."id" asc limit $9)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $3 and s.category = $4) and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) order by "t"."due_date" asc, "t"."id" asc limit $11)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.due_date <= $3 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9) order by "t"."due_date" asc, "t"."id" asc limit $10)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.id in ( select a.task_id from task_assignees a where a.org_id = $3 and a.membership_id = $4 union all select w.task_id from task_watchers w where w.org_id = $5 and w.membership_id = $6 union all select r.id from tasks r where r.org_id = $7 and r.reviewer_membership_id = $8) and "t"."id" = any($9::uuid[]) order by "t"."due_date" asc, "t"."id" asc limit $10)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.id in ( select a.task_id from task_assignees a where a.org_id = $3 and a.membership_id = $4 union all select w.task_id from task_watchers w where w.org_id = $5 and w.membership_id = $6 union all select r.id from tasks r where r.org_id = $7 and r.reviewer_membership_id = $8) and "t"."updated_at" >= $9 order by "t"."updated_at" asc, "t"."id" asc limit $10)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select a.task_id from task_approvals a where a.org_id = $1 and a.task_id = any(array( select t.id from tasks t where t.org_id = $2 and t.id in ( select a.task_id from task_assignees a where a.org_id = $3 and a.membership_id = $4 union all select w.task_id from task_watchers w where w.org_id = $5 and w.membership_id = $6 union all select r.id from tasks r where r.org_id = $7 and r.reviewer_membership_id = $8) and ("t"."updated_at", "t"."id") > ($9, $10) order by "t"."updated_at" asc, "t"."id" asc limit $11)) and a.state = 'pending';
--   reads task_approvals by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

select c."id", c."task_id", c."author_membership_id", c."format", c."body", c."edited_at", c."deleted_at", c."created_at", c."updated_at", array(select m.membership_id from task_comment_mentions m where m.org_id = $1 and m.comment_id = c.id order by m.membership_id) as mentioned_ids from task_comments c where c.org_id = $2 and c.task_id = $3 and "c"."id" = any($4::uuid[]) order by "c"."id" asc limit $5;
--   reads task_comment_mentions by an index
--   reads task_comments by an index

select c."id", c."task_id", c."author_membership_id", c."format", c."body", c."edited_at", c."deleted_at", c."created_at", c."updated_at", array(select m.membership_id from task_comment_mentions m where m.org_id = $1 and m.comment_id = c.id order by m.membership_id) as mentioned_ids from task_comments c where c.org_id = $2 and c.task_id = $3 and "c"."updated_at" >= $4 order by "c"."updated_at" asc, "c"."id" asc limit $5;
--   reads task_comment_mentions by an index
--   reads task_comments by an index

select c."id", c."task_id", c."author_membership_id", c."format", c."body", c."edited_at", c."deleted_at", c."created_at", c."updated_at", array(select m.membership_id from task_comment_mentions m where m.org_id = $1 and m.comment_id = c.id order by m.membership_id) as mentioned_ids from task_comments c where c.org_id = $2 and c.task_id = $3 and c.id = $4;
--   reads task_comment_mentions by an index
--   reads task_comments by an index

select c."id", c."task_id", c."author_membership_id", c."format", c."body", c."edited_at", c."deleted_at", c."created_at", c."updated_at", array(select m.membership_id from task_comment_mentions m where m.org_id = $1 and m.comment_id = c.id order by m.membership_id) as mentioned_ids from task_comments c where c.org_id = $2 and c.task_id = $3 order by "c"."id" asc limit $4;
--   reads task_comment_mentions by an index
--   reads task_comments by an index

select c.author_membership_id as id from task_comments c where c.org_id = $1 and c.author_membership_id = any($2::uuid[]) union select m.membership_id as id from task_comment_mentions m where m.org_id = $3 and m.membership_id = any($4::uuid[]);
--   reads task_comment_mentions by an index
--   reads task_comments by an index

select count(*) as count from task_approval_responses w join task_approvals a on a.org_id = $1 and a.id = w.approval_id and a.state = 'pending' where w.org_id = $2 and w.membership_id = $3 and w.decision is null;
--   reads task_approval_responses by an index
--   reads task_approvals by an index

select count(*) as count from task_assignees a join tasks t on t.org_id = $1 and t.id = a.task_id where a.org_id = $2 and a.membership_id = $3 and t.closed_at is null and t.archived_at is null;
--   reads task_assignees by an index
--   reads tasks by an index

select count(*) as count from tasks t where t.org_id = $1 and t.project_id = $2 and t.closed_at is null and t.archived_at is null;
--   reads tasks by an index

select count(*)::int as count from task_comments c join tasks t on t.org_id = $1 and t.id = c.task_id where c.org_id = $2 and t.project_id = $3 and c.deleted_at is null;
--   reads task_comments by an index
--   reads tasks by an index

select d."id", d."project_id", d."from_task_id", d."to_task_id", d."type", d."lag_minutes", d."updated_at" from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join tasks t on t.org_id = $2 and t.id = d.to_task_id and t.archived_at is null where d.org_id = $3 and d.project_id = $4 order by d.id;
--   reads task_dependencies by an index
--   reads tasks by an index

select d."id", d."project_id", d."from_task_id", d."to_task_id", d."type", d."lag_minutes", d."updated_at" from task_dependencies d where d.org_id = $1 and (d.from_task_id = $2 or d.to_task_id = $3) order by d.id;
--   reads task_dependencies by an index

select d."id", d."project_id", d."from_task_id", d."to_task_id", d."type", d."lag_minutes", d."updated_at" from task_dependencies d where d.org_id = $1 and (d.from_task_id = any($2::uuid[]) or d.to_task_id = any($3::uuid[])) order by d.id;
--   reads task_dependencies by an index

select d."id", d."project_id", d."from_task_id", d."to_task_id", d."type", d."lag_minutes", d."updated_at" from task_dependencies d where d.org_id = $1 and d.id = any($2::uuid[]);
--   reads task_dependencies by an index

select d."id", d."project_id", d."from_task_id", d."to_task_id", d."type", d."lag_minutes", d."updated_at" from task_dependencies d where d.org_id = $1 and d.project_id = any($2::uuid[]) order by d.id;
--   reads task_dependencies by an index

select d."id", d."project_id", d."from_task_id", d."to_task_id", d."type", d."lag_minutes", d."updated_at" from task_dependencies d where d.org_id = $1 and d.to_task_id = any($2::uuid[]) order by d.id;
--   reads task_dependencies by an index

select d.* from (( select t.id, t.number, t.title, t.description, t.due_date, t.closed_at, t.created_at, t.updated_at from task_assignees a join tasks t on t.org_id = $1 and t.id = a.task_id where a.org_id = $2 and a.membership_id = $3 and t.archived_at is null and t.due_date >= $4 and t.due_date < $5 order by t.due_date asc limit $6) union all ( select t.id, t.number, t.title, t.description, t.due_date, t.closed_at, t.created_at, t.updated_at from task_assignees a join tasks t on t.org_id = $7 and t.id = a.task_id where a.org_id = $8 and a.membership_id = $9 and t.archived_at is null and t.due_date >= $10 and t.due_date < $11 order by t.due_date desc limit $12)) d order by d.due_date < $13, abs(d.due_date - $14::date) limit $15;
--   reads task_assignees by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any($4::uuid[]) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and "t"."project_id" = $5 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) order by "t"."due_date" asc, "t"."id" asc limit $12)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) and "t"."folded_text" like $11 order by "t"."due_date" asc, "t"."id" asc limit $12)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) and ("t"."due_date" is null or "t"."due_date" > $11 or "t"."due_date" = $12 and ("t"."id" >= $13 and ("t"."id" > $14 or "t"."id" = $15 and false))) order by "t"."due_date" asc, "t"."id" asc limit $16)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) order by "t"."due_date" asc, "t"."id" asc limit $11)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $5 and s.category = $6) and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) order by "t"."due_date" asc, "t"."id" asc limit $13)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.due_date <= $5 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) order by "t"."due_date" asc, "t"."id" asc limit $12)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) and "t"."id" = any($11::uuid[]) order by "t"."due_date" asc, "t"."id" asc limit $12)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) and "t"."updated_at" >= $11 order by "t"."updated_at" asc, "t"."id" asc limit $12)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct d.to_task_id as task_id from task_dependencies d join tasks f on f.org_id = $1 and f.id = d.from_task_id and f.archived_at is null join task_statuses s on s.org_id = $2 and s.id = f.status_id where d.org_id = $3 and d.to_task_id = any(array( select t.id from tasks t where t.org_id = $4 and t.id in ( select a.task_id from task_assignees a where a.org_id = $5 and a.membership_id = $6 union all select w.task_id from task_watchers w where w.org_id = $7 and w.membership_id = $8 union all select r.id from tasks r where r.org_id = $9 and r.reviewer_membership_id = $10) and ("t"."updated_at", "t"."id") > ($11, $12) order by "t"."updated_at" asc, "t"."id" asc limit $13)) and case when d.type in ('fs', 'ff') then s.category not in ('completed', 'cancelled') else s.category in ('backlog', 'unstarted') end;
--   reads task_assignees by an index
--   reads task_dependencies by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select distinct m.project_id as id from project_milestones m where m.org_id = $1 and m.project_id = any($2::uuid[]);
--   reads project_milestones by an index

select distinct t.phase_id as id from tasks t where t.org_id = $1 and t.phase_id = any($2::uuid[]);
--   reads tasks by an index

select distinct t.project_id as id from tasks t where t.org_id = $1 and t.project_id = any($2::uuid[]);
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append($4::uuid[], $5::uuid));
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any($5::uuid[]) and t.project_id is not null), $6::uuid));
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and "t"."project_id" = $6 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) order by "t"."due_date" asc, "t"."id" asc limit $13)) and t.project_id is not null), $14::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) and "t"."folded_text" like $12 order by "t"."due_date" asc, "t"."id" asc limit $13)) and t.project_id is not null), $14::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) and ("t"."due_date" is null or "t"."due_date" > $12 or "t"."due_date" = $13 and ("t"."id" >= $14 and ("t"."id" > $15 or "t"."id" = $16 and false))) order by "t"."due_date" asc, "t"."id" asc limit $17)) and t.project_id is not null), $18::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) order by "t"."due_date" asc, "t"."id" asc limit $12)) and t.project_id is not null), $13::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $6 and s.category = $7) and t.id in ( select a.task_id from task_assignees a where a.org_id = $8 and a.membership_id = $9 union all select w.task_id from task_watchers w where w.org_id = $10 and w.membership_id = $11 union all select r.id from tasks r where r.org_id = $12 and r.reviewer_membership_id = $13) order by "t"."due_date" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.due_date <= $6 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) order by "t"."due_date" asc, "t"."id" asc limit $13)) and t.project_id is not null), $14::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) and "t"."id" = any($12::uuid[]) order by "t"."due_date" asc, "t"."id" asc limit $13)) and t.project_id is not null), $14::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) and "t"."updated_at" >= $12 order by "t"."updated_at" asc, "t"."id" asc limit $13)) and t.project_id is not null), $14::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select k."id", k."project_id", k."updated_at", (select coalesce(jsonb_agg(jsonb_build_object('id', s."id", 'setId', s."set_id", 'code', s."code", 'name', s."name", 'category', s."category", 'position', s."position", 'wipLimit', s."wip_limit") order by s.position, s.id), '[]'::jsonb) from task_statuses s where s.org_id = $1 and s.set_id = k.id) as statuses, (select coalesce(jsonb_agg(jsonb_build_object('setId', t."set_id", 'fromStatusId', t."from_status_id", 'toStatusId', t."to_status_id", 'guards', t."guards") order by t.from_status_id, t.to_status_id), '[]'::jsonb) from task_transitions t where t.org_id = $2 and t.set_id = k.id) as transitions from task_status_sets k where k.org_id = $3 and k.id = any(array_append(array( select t.project_id from tasks t where t.org_id = $4 and t.id = any(array( select t.id from tasks t where t.org_id = $5 and t.id in ( select a.task_id from task_assignees a where a.org_id = $6 and a.membership_id = $7 union all select w.task_id from task_watchers w where w.org_id = $8 and w.membership_id = $9 union all select r.id from tasks r where r.org_id = $10 and r.reviewer_membership_id = $11) and ("t"."updated_at", "t"."id") > ($12, $13) order by "t"."updated_at" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid));
--   reads task_assignees by an index
--   reads task_status_sets by an index
--   reads task_statuses by an index
--   reads task_transitions by an index
--   reads task_watchers by an index
--   reads tasks by an index

select l.id from task_labels l where l.org_id = $1 and l.id = any($2::uuid[]) and l.active;
--   reads task_labels by an index

select l.id, l.code, l.name, l.active from task_labels l where l.org_id = $1 order by l.code;
--   reads task_labels by an index

select m."id", m."project_id", m."name", m."due_date", m."reached_at", m."updated_at", array(select t.task_id from project_milestone_tasks t where t.org_id = $1 and t.milestone_id = m.id order by t.task_id) as task_ids from project_milestones m where m.org_id = $2 and m.id in ( select l.milestone_id from project_milestone_tasks l where l.org_id = $3 and l.task_id = any($4::uuid[]));
--   reads project_milestone_tasks by an index
--   reads project_milestones by an index

select m."id", m."project_id", m."name", m."due_date", m."reached_at", m."updated_at", array(select t.task_id from project_milestone_tasks t where t.org_id = $1 and t.milestone_id = m.id order by t.task_id) as task_ids from project_milestones m where m.org_id = $2 and m.project_id = $3 order by m.due_date, m.id;
--   reads project_milestone_tasks by an index
--   reads project_milestones by an index

select n.id, n.last_number from task_number_series n where n.org_id = $1 and n.id = any($2::uuid[]);
--   reads task_number_series by an index

select n.id, n.project_id, n.status_id, n.rank, (select o.rank from tasks o where o.org_id = $1 and o.scope_id = n.scope_id and o.status_id = n.status_id and o.rank < n.rank and o.id <> $2 order by o.rank desc limit 1) as previous_rank, (select o.rank from tasks o where o.org_id = $3 and o.scope_id = n.scope_id and o.status_id = n.status_id and o.rank > n.rank and o.id <> $4 order by o.rank limit 1) as next_rank from tasks n where n.org_id = $5 and n.id = $6;
--   reads tasks by an index

select r."id", r."code", r."name", r."active", r."updated_at" from task_labels r where r.org_id = $1 and "r"."id" = any($2::uuid[]) order by "r"."code" asc, "r"."id" asc;
--   reads task_labels by an index

select r."id", r."code", r."name", r."active", r."updated_at" from task_labels r where r.org_id = $1 and "r"."id" in ( select s.id from "searchable_task_labels" s where s.org_id = $2 and s.folded_text like $3) order by "r"."code" asc, "r"."id" asc;
--   reads task_labels by an index

select r."id", r."code", r."name", r."active", r."updated_at" from task_labels r where r.org_id = $1 and r.id = $2;
--   reads task_labels by an index

select r."id", r."code", r."name", r."active", r."updated_at" from task_labels r where r.org_id = $1 order by "r"."code" asc, "r"."id" asc;
--   reads task_labels by an index

select r."id", r."code", r."name", r."active", r."updated_at" from task_labels r where r.org_id = $1 order by "r"."name" asc, "r"."id" asc;
--   reads task_labels by an index

select r."id", r."code", r."name", r."active", r."updated_at" from task_labels r where r.org_id = $1 order by "r"."updated_at" asc, "r"."id" asc;
--   reads task_labels by an index

select r."id", r."task_id", r."mode", r."rule", r."anchor_on", r."next_on", r."ended_at", r."updated_at" from task_recurrences r where r.org_id = $1 and r.ended_at is null and r.next_on <= $2 order by r.next_on, r.id limit $3;
--   reads task_recurrences by an index

select r."id", r."task_id", r."mode", r."rule", r."anchor_on", r."next_on", r."ended_at", r."updated_at" from task_recurrences r where r.org_id = $1 and r.id = $2 and r.ended_at is null;
--   reads task_recurrences by an index

select r."id", r."task_id", r."mode", r."rule", r."anchor_on", r."next_on", r."ended_at", r."updated_at" from task_recurrences r where r.org_id = $1 and r.task_id = any($2::uuid[]) and r.mode = 'when_done' and r.ended_at is null order by r.id;
--   reads task_recurrences by an index

select r."id", r."task_id", r."mode", r."rule", r."anchor_on", r."next_on", r."ended_at", r."updated_at" from tasks t join task_recurrences r on r.org_id = $1 and r.id = t.recurrence_id and r.ended_at is null where t.org_id = $2 and t.id = $3;
--   reads task_recurrences by an index
--   reads tasks by an index

select r.id from task_labels r where r.org_id = $1 and r."code" = $2;
--   reads task_labels by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any($4::uuid[]);
--   reads task_statuses by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any($6::uuid[]) and t.project_id is not null), $7::uuid)) and s.wip_limit is not null));
--   reads task_statuses by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and "t"."project_id" = $7 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $8 and a.membership_id = $9 union all select w.task_id from task_watchers w where w.org_id = $10 and w.membership_id = $11 union all select r.id from tasks r where r.org_id = $12 and r.reviewer_membership_id = $13) order by "t"."due_date" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) and "t"."folded_text" like $13 order by "t"."due_date" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) and ("t"."due_date" is null or "t"."due_date" > $13 or "t"."due_date" = $14 and ("t"."id" >= $15 and ("t"."id" > $16 or "t"."id" = $17 and false))) order by "t"."due_date" asc, "t"."id" asc limit $18)) and t.project_id is not null), $19::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) order by "t"."due_date" asc, "t"."id" asc limit $13)) and t.project_id is not null), $14::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $7 and s.category = $8) and t.id in ( select a.task_id from task_assignees a where a.org_id = $9 and a.membership_id = $10 union all select w.task_id from task_watchers w where w.org_id = $11 and w.membership_id = $12 union all select r.id from tasks r where r.org_id = $13 and r.reviewer_membership_id = $14) order by "t"."due_date" asc, "t"."id" asc limit $15)) and t.project_id is not null), $16::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.due_date <= $7 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $8 and a.membership_id = $9 union all select w.task_id from task_watchers w where w.org_id = $10 and w.membership_id = $11 union all select r.id from tasks r where r.org_id = $12 and r.reviewer_membership_id = $13) order by "t"."due_date" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) and "t"."id" = any($13::uuid[]) order by "t"."due_date" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) and "t"."updated_at" >= $13 order by "t"."updated_at" asc, "t"."id" asc limit $14)) and t.project_id is not null), $15::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id as status_id, (select t.rank from tasks t where t.org_id = $1 and t.scope_id = s.set_id and t.status_id = s.id order by t.rank desc limit 1) as last_rank, case when s.wip_limit is null then 0 else ( select count(*) from tasks t where t.org_id = $2 and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null) end as count from task_statuses s where s.org_id = $3 and s.id = any(array( select s.id from task_statuses s where s.org_id = $4 and s.set_id = any(array_append(array( select t.project_id from tasks t where t.org_id = $5 and t.id = any(array( select t.id from tasks t where t.org_id = $6 and t.id in ( select a.task_id from task_assignees a where a.org_id = $7 and a.membership_id = $8 union all select w.task_id from task_watchers w where w.org_id = $9 and w.membership_id = $10 union all select r.id from tasks r where r.org_id = $11 and r.reviewer_membership_id = $12) and ("t"."updated_at", "t"."id") > ($13, $14) order by "t"."updated_at" asc, "t"."id" asc limit $15)) and t.project_id is not null), $16::uuid)) and s.wip_limit is not null));
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select s.id from unnest($1::uuid[]) as s(id) where exists ( select from tasks t where t.org_id = $2 and t.scope_id = $3 and t.status_id = s.id);
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from tasks t join task_statuses o on o.org_id = $9 and o.id = t.status_id where t.org_id = $10 and t.project_id = $11 and t.archived_at is null order by o.position, t.rank, t.id;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from tasks t where t.org_id = $9 and t.id = any($10::uuid[]);
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from tasks t where t.org_id = $9 and t.id in ( select n.id from jsonb_to_recordset($10::jsonb) as r("externalSource" text, "externalId" text) join "tasks" n on n.org_id = $11 and n.external_source = r."externalSource" and n.external_id = r."externalId" union all select n.id from jsonb_to_recordset($12::jsonb) as r("projectId" uuid, number integer) join tasks n on n.org_id = $13 and n.scope_id = coalesce(r."projectId", $14::uuid) and n.number = r.number) order by t.id;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."id" = any($15::uuid[]) order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."parent_task_id" = $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."phase_id" = $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."priority" = $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and "t"."id" = any($16::uuid[]) order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and "t"."parent_task_id" = $16 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and "t"."phase_id" = $16 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and "t"."priority" = $16 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and "t"."status_id" = $16 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and "t"."updated_at" >= $16 order by "t"."updated_at" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and ("t"."updated_at", "t"."id") > ($16, $17) order by "t"."updated_at" asc, "t"."id" asc limit $18;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null and ("t"."number", "t"."id") > ($16, $17) order by "t"."number" asc, "t"."id" asc limit $18;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null and exists ( select from task_assignees a where a.org_id = $16 and a.membership_id = $17 and a.task_id = t.id) order by "t"."number" asc, "t"."id" asc limit $18;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null and exists ( select from task_label_links l where l.org_id = $16 and l.label_id = $17 and l.task_id = t.id) order by "t"."number" asc, "t"."id" asc limit $18;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $16 and a.membership_id = $17 union all select w.task_id from task_watchers w where w.org_id = $18 and w.membership_id = $19 union all select r.id from tasks r where r.org_id = $20 and r.reviewer_membership_id = $21) order by "t"."due_date" asc, "t"."id" asc limit $22;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null and t.id in (select s.id from searchable_tasks s where s.org_id = $16 and s.folded_text like $17) order by "t"."number" asc, "t"."id" asc limit $18;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $16 and s.category = $17) order by "t"."number" asc, "t"."id" asc limit $18;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null order by "t"."due_date" asc, "t"."id" asc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null order by "t"."number" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null order by "t"."priority_order" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.archived_at is null order by "t"."rank" asc, "t"."id" asc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.due_date <= $16 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."project_id" = $15 and t.due_date >= $16 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."status_id" = $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and "t"."updated_at" >= $15 order by "t"."updated_at" asc, "t"."id" asc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and ("t"."updated_at", "t"."id") > ($15, $16) order by "t"."updated_at" asc, "t"."id" asc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and ("t"."created_at", "t"."id") < ($15, $16) order by "t"."created_at" desc, "t"."id" desc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and exists ( select from task_assignees a where a.org_id = $15 and a.membership_id = $16 and a.task_id = t.id) order by "t"."created_at" desc, "t"."id" desc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and exists ( select from task_label_links l where l.org_id = $15 and l.label_id = $16 and l.task_id = t.id) order by "t"."created_at" desc, "t"."id" desc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $15 and a.membership_id = $16 union all select w.task_id from task_watchers w where w.org_id = $17 and w.membership_id = $18 union all select r.id from tasks r where r.org_id = $19 and r.reviewer_membership_id = $20) and "t"."folded_text" like $21 order by "t"."due_date" asc, "t"."id" asc limit $22;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $15 and a.membership_id = $16 union all select w.task_id from task_watchers w where w.org_id = $17 and w.membership_id = $18 union all select r.id from tasks r where r.org_id = $19 and r.reviewer_membership_id = $20) and ("t"."due_date" is null or "t"."due_date" > $21 or "t"."due_date" = $22 and ("t"."id" >= $23 and ("t"."id" > $24 or "t"."id" = $25 and false))) order by "t"."due_date" asc, "t"."id" asc limit $26;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $15 and a.membership_id = $16 union all select w.task_id from task_watchers w where w.org_id = $17 and w.membership_id = $18 union all select r.id from tasks r where r.org_id = $19 and r.reviewer_membership_id = $20) order by "t"."due_date" asc, "t"."id" asc limit $21;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and t.id in (select s.id from searchable_tasks s where s.org_id = $15 and s.folded_text like $16) order by "t"."created_at" desc, "t"."id" desc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $15 and s.category = $16) and t.id in ( select a.task_id from task_assignees a where a.org_id = $17 and a.membership_id = $18 union all select w.task_id from task_watchers w where w.org_id = $19 and w.membership_id = $20 union all select r.id from tasks r where r.org_id = $21 and r.reviewer_membership_id = $22) order by "t"."due_date" asc, "t"."id" asc limit $23;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null and t.status_id in ( select s.id from task_statuses s where s.org_id = $15 and s.category = $16) order by "t"."created_at" desc, "t"."id" desc limit $17;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null order by "t"."created_at" asc, "t"."id" asc limit $15;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $15;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null order by "t"."due_date" asc, "t"."id" asc limit $15;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null order by "t"."number" asc, "t"."id" asc limit $15;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null order by "t"."priority_order" desc, "t"."id" desc limit $15;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.archived_at is null order by "t"."rank" asc, "t"."id" asc limit $15;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.due_date <= $15 and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $16 and a.membership_id = $17 union all select w.task_id from task_watchers w where w.org_id = $18 and w.membership_id = $19 union all select r.id from tasks r where r.org_id = $20 and r.reviewer_membership_id = $21) order by "t"."due_date" asc, "t"."id" asc limit $22;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.due_date <= $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.due_date >= $15 and t.archived_at is null order by "t"."created_at" desc, "t"."id" desc limit $16;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.id in ( select a.task_id from task_assignees a where a.org_id = $15 and a.membership_id = $16 union all select w.task_id from task_watchers w where w.org_id = $17 and w.membership_id = $18 union all select r.id from tasks r where r.org_id = $19 and r.reviewer_membership_id = $20) and "t"."id" = any($21::uuid[]) order by "t"."due_date" asc, "t"."id" asc limit $22;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.id in ( select a.task_id from task_assignees a where a.org_id = $15 and a.membership_id = $16 union all select w.task_id from task_watchers w where w.org_id = $17 and w.membership_id = $18 union all select r.id from tasks r where r.org_id = $19 and r.reviewer_membership_id = $20) and "t"."updated_at" >= $21 order by "t"."updated_at" asc, "t"."id" asc limit $22;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", (select s.code from task_statuses s where s.org_id = $1 and s.id = t.status_id) as status_code, (select s.category from task_statuses s where s.org_id = $2 and s.id = t.status_id) as category, array(select a.membership_id from task_assignees a where a.org_id = $3 and a.task_id = t.id order by a.membership_id) as assignee_ids, array(select w.membership_id from task_watchers w where w.org_id = $4 and w.task_id = t.id order by w.membership_id) as watcher_ids, array(select l.label_id from task_label_links l where l.org_id = $5 and l.task_id = t.id order by l.label_id) as label_ids, (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'text', c."text", 'done', c."done") order by c.position), '[]'::jsonb) from task_checklist_items c where c.org_id = $6 and c.task_id = t.id) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $7 and f.id = v.field_id where v.org_id = $8 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields, t.priority_order, ( select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end from allocated_hours h where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.task_id = t.id) as spent_minutes from tasks t where t.org_id = $14 and t.id in ( select a.task_id from task_assignees a where a.org_id = $15 and a.membership_id = $16 union all select w.task_id from task_watchers w where w.org_id = $17 and w.membership_id = $18 union all select r.id from tasks r where r.org_id = $19 and r.reviewer_membership_id = $20) and ("t"."updated_at", "t"."id") > ($21, $22) order by "t"."updated_at" asc, "t"."id" asc limit $23;
--   reads allocated_hours by an index
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null;
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any($2::uuid[]);
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and ("p"."name", "p"."id") > ($3, $4) order by "p"."name" asc, "p"."id" asc limit $5));
--   reads projects by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.customer_id = $3 order by "p"."name" asc, "p"."id" asc limit $4));
--   reads projects by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template and p.manager_membership_id = $3 order by "p"."name" asc, "p"."id" asc limit $4));
--   reads projects by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array( select p.id from projects p where p.org_id = $2 and not p.template order by "p"."name" asc, "p"."id" asc limit $3));
--   reads projects by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select e.work_day_id from work_entries e where e.org_id = $8 and e.id = any($9::uuid[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index
--   reads work_entries by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h join work_days d on d.org_id = $8 and d.id = h.work_day_id where h.org_id = $9 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $10 and p.code = $11) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $12 and t.category = any($13::text[])) and h.value_id = any($14::uuid[]) and d.status = any($15::text[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index
--   reads work_days by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[]) and h.work_date >= $15 and h.work_date <= $16))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.membership_id = any($14::uuid[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date <= $14))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14 and h.work_date <= $15))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[]) and h.work_date >= $14))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any($13::uuid[])))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and ("p"."name", "p"."id") > ($14, $15) order by "p"."name" asc, "p"."id" asc limit $16)) and h.work_date >= $17 and h.work_date <= $18))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.customer_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template and p.manager_membership_id = $14 order by "p"."name" asc, "p"."id" asc limit $15)) and h.work_date >= $16 and h.work_date <= $17))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and not p.template order by "p"."name" asc, "p"."id" asc limit $14)) and h.work_date >= $15 and h.work_date <= $16))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and ("p"."name", "p"."id") > ($15, $16) order by "p"."name" asc, "p"."id" asc limit $17)) and (p.billing = any($18::text[]) or exists (select from project_phases f where f.org_id = $19 and f.project_id = p.id and f.billing = any($20::text[]))))) and h.work_date <= $21))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template and p.customer_id = $15 order by "p"."name" asc, "p"."id" asc limit $16)) and (p.billing = any($17::text[]) or exists (select from project_phases f where f.org_id = $18 and f.project_id = p.id and f.billing = any($19::text[]))))) and h.work_date <= $20))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date <= $19))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and not t.billable and t.project_id is not null and t.project_id = any(array(select distinct h.value_id from allocated_hours h where h.org_id = $2 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $3 and p.code = $4) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $5 and t.category = any($6::text[])) and (select r.valid_from from rounding_rules r where r.org_id = $7 and r.unit_minutes > 1 order by r.valid_from limit 1) is not null and h.work_day_id = any(array(select h.work_day_id from allocated_hours h where h.org_id = $8 and h.dimension_id = ( select p.id from dimensions p where p.org_id = $9 and p.code = $10) and h.entry_type_id not in ( select t.id from entry_types t where t.org_id = $11 and t.category = any($12::text[])) and h.value_id = any(array( select p.id from projects p where p.org_id = $13 and p.id = any(array( select p.id from projects p where p.org_id = $14 and not p.template order by "p"."name" asc, "p"."id" asc limit $15)) and (p.billing = any($16::text[]) or exists (select from project_phases f where f.org_id = $17 and f.project_id = p.id and f.billing = any($18::text[]))))) and h.work_date >= $19 and h.work_date <= $20))));
--   reads allocated_hours by an index
--   reads dimensions by an index
--   reads entry_types by an index
--   reads project_phases by an index
--   reads projects by an index
--   reads rounding_rules by an index
--   reads tasks by an index

select t.id from tasks t where t.org_id = $1 and t.scope_id = $2 and t.status_id = $3 order by t.rank;
--   reads tasks by an index

select t.id, t.copied_from_id from tasks t where t.org_id = $1 and t.project_id = $2 and t.copied_from_id is not null;
--   reads tasks by an index

select t.id, t.external_source, t.external_id from unnest($1::text[], $2::text[]) as w(source, external_id) join tasks t on t.org_id = $3 and t.external_source = w.source and t.external_id = w.external_id;
--   reads tasks by an index

select t.id, t.number, t.start_date, t.due_date, t.estimate_minutes from tasks t join task_statuses s on s.org_id = $1 and s.id = t.status_id where t.org_id = $2 and t.project_id = $3 and t.archived_at is null and s.category not in ('completed', 'cancelled') order by t.number limit $4;
--   reads task_statuses by an index
--   reads tasks by an index

select t.id, t.project_id, t.number from tasks t where t.org_id = $1 and t.project_id = any($2::uuid[]) and t.number = any($3::int[]);
--   reads tasks by an index

select t.id, t.project_id, t.phase_id, t.number, t.title, t.status_id, s.category, t.archived_at from tasks t join task_statuses s on s.org_id = $1 and s.id = t.status_id where t.org_id = $2 and t.id = any($3::uuid[]);
--   reads task_statuses by an index
--   reads tasks by an index

select t.id, t.project_id, t.phase_id, t.number, t.title, t.status_id, s.category, t.archived_at from tasks t join task_statuses s on s.org_id = $1 and s.id = t.status_id where t.org_id = $2 and t.id = any($3::uuid[]) and t.id in ( select a.task_id from task_assignees a where a.org_id = $4 and a.membership_id = $5 union all select w.task_id from task_watchers w where w.org_id = $6 and w.membership_id = $7 union all select r.id from tasks r where r.org_id = $8 and r.reviewer_membership_id = $9);
--   reads task_assignees by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

update project_milestones m set updated_at = $1 where m.org_id = $2 and m.id = any($3::uuid[]) returning m.id;
--   reads project_milestones by an index

update project_milestones set "name" = $3, "due_date" = $4, "reached_at" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads project_milestones by an index

update task_approvals set "state" = $3, "closed_at" = $4, "updated_at" = $5 where "org_id" = $1 and "id" = $2;
--   reads task_approvals by an index

update task_comments set "format" = $3, "body" = $4, "edited_at" = $5, "deleted_at" = $6, "updated_at" = $7 where "org_id" = $1 and "id" = $2;
--   reads task_comments by an index

update task_dependencies d set project_id = $1, updated_at = $2 where d.org_id = $3 and d.id = any($4::uuid[]) returning d.id;
--   reads task_dependencies by an index

update task_dependencies set "type" = $3, "lag_minutes" = $4, "updated_at" = $5 where "org_id" = $1 and "id" = $2;
--   reads task_dependencies by an index

update task_labels set "code" = $3, "name" = $4, "active" = $5, "updated_at" = $6 where "org_id" = $1 and "id" = $2;
--   reads task_labels by an index

update task_recurrences set "task_id" = $3, "mode" = $4, "rule" = $5, "anchor_on" = $6, "next_on" = $7, "ended_at" = $8, "updated_at" = $9 where "org_id" = $1 and "id" = $2;
--   reads task_recurrences by an index

update tasks t set rank = r.rank, updated_at = $1 from unnest($2::uuid[], $3::text[]) as r(id, rank) where t.org_id = $4 and t.id = r.id returning 1;
--   reads tasks by an index

update tasks t set updated_at = $1 where t.org_id = $2 and t.id = any($3::uuid[]) returning t.id;
--   reads tasks by an index

with own as materialized ( select t.id from tasks t where t.org_id = $1 and t.id in ( select a.task_id from task_assignees a where a.org_id = $2 and a.membership_id = $3 union all select w.task_id from task_watchers w where w.org_id = $4 and w.membership_id = $5 union all select r.id from tasks r where r.org_id = $6 and r.reviewer_membership_id = $7)) select found.* from unnest(array( select p.id from projects p where p.org_id = $8 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $9 and t.membership_id = $10 and coalesce(t.valid_to >= $11, true) union select t.project_id from tasks t where t.org_id = $12 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $13 and a.membership_id = $14 union all select w.task_id from task_watchers w where w.org_id = $15 and w.membership_id = $16 union all select r.id from tasks r where r.org_id = $17 and r.reviewer_membership_id = $18)) and "p"."folded_text" like $19 order by "p"."name" asc, "p"."id" asc limit $20)) as wanted(id) cross join lateral ( select t.id, t.project_id, t.phase_id, t.number, t.title, t.id in (select own.id from own) as own from tasks t where t.org_id = $21 and t.project_id = wanted.id and t.archived_at is null and (t.closed_at is null or t.closed_at >= $22::date) and (wanted.id = any(array( select t.project_id from project_participants t where t.org_id = $23 and t.membership_id = $24 and coalesce(t.valid_to >= $25, true))) or t.id in (select own.id from own)) order by own desc, t.number desc limit $26) found;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

with own as materialized ( select t.id from tasks t where t.org_id = $1 and t.id in ( select a.task_id from task_assignees a where a.org_id = $2 and a.membership_id = $3 union all select w.task_id from task_watchers w where w.org_id = $4 and w.membership_id = $5 union all select r.id from tasks r where r.org_id = $6 and r.reviewer_membership_id = $7)) select found.* from unnest(array( select p.id from projects p where p.org_id = $8 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $9 and t.membership_id = $10 and coalesce(t.valid_to >= $11, true) union select t.project_id from tasks t where t.org_id = $12 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $13 and a.membership_id = $14 union all select w.task_id from task_watchers w where w.org_id = $15 and w.membership_id = $16 union all select r.id from tasks r where r.org_id = $17 and r.reviewer_membership_id = $18)) and "p"."id" = any($19::uuid[]) order by "p"."name" asc, "p"."id" asc limit $20)) as wanted(id) cross join lateral ( select t.id, t.project_id, t.phase_id, t.number, t.title, t.id in (select own.id from own) as own from tasks t where t.org_id = $21 and t.project_id = wanted.id and t.archived_at is null and (t.closed_at is null or t.closed_at >= $22::date) and (wanted.id = any(array( select t.project_id from project_participants t where t.org_id = $23 and t.membership_id = $24 and coalesce(t.valid_to >= $25, true))) or t.id in (select own.id from own)) order by own desc, t.number desc limit $26) found;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

with own as materialized ( select t.id from tasks t where t.org_id = $1 and t.id in ( select a.task_id from task_assignees a where a.org_id = $2 and a.membership_id = $3 union all select w.task_id from task_watchers w where w.org_id = $4 and w.membership_id = $5 union all select r.id from tasks r where r.org_id = $6 and r.reviewer_membership_id = $7)) select found.* from unnest(array( select p.id from projects p where p.org_id = $8 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $9 and t.membership_id = $10 and coalesce(t.valid_to >= $11, true) union select t.project_id from tasks t where t.org_id = $12 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $13 and a.membership_id = $14 union all select w.task_id from task_watchers w where w.org_id = $15 and w.membership_id = $16 union all select r.id from tasks r where r.org_id = $17 and r.reviewer_membership_id = $18)) and ("p"."name", "p"."id") > ($19, $20) order by "p"."name" asc, "p"."id" asc limit $21)) as wanted(id) cross join lateral ( select t.id, t.project_id, t.phase_id, t.number, t.title, t.id in (select own.id from own) as own from tasks t where t.org_id = $22 and t.project_id = wanted.id and t.archived_at is null and (t.closed_at is null or t.closed_at >= $23::date) and (wanted.id = any(array( select t.project_id from project_participants t where t.org_id = $24 and t.membership_id = $25 and coalesce(t.valid_to >= $26, true))) or t.id in (select own.id from own)) order by own desc, t.number desc limit $27) found;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

with own as materialized ( select t.id from tasks t where t.org_id = $1 and t.id in ( select a.task_id from task_assignees a where a.org_id = $2 and a.membership_id = $3 union all select w.task_id from task_watchers w where w.org_id = $4 and w.membership_id = $5 union all select r.id from tasks r where r.org_id = $6 and r.reviewer_membership_id = $7)) select found.* from unnest(array( select p.id from projects p where p.org_id = $8 and not p.template and p.state <> 'closed' and p.id in ( select t.project_id from project_participants t where t.org_id = $9 and t.membership_id = $10 and coalesce(t.valid_to >= $11, true) union select t.project_id from tasks t where t.org_id = $12 and t.project_id is not null and t.archived_at is null and t.id in ( select a.task_id from task_assignees a where a.org_id = $13 and a.membership_id = $14 union all select w.task_id from task_watchers w where w.org_id = $15 and w.membership_id = $16 union all select r.id from tasks r where r.org_id = $17 and r.reviewer_membership_id = $18)) order by "p"."name" asc, "p"."id" asc limit $19)) as wanted(id) cross join lateral ( select t.id, t.project_id, t.phase_id, t.number, t.title, t.id in (select own.id from own) as own from tasks t where t.org_id = $20 and t.project_id = wanted.id and t.archived_at is null and (t.closed_at is null or t.closed_at >= $21::date) and (wanted.id = any(array( select t.project_id from project_participants t where t.org_id = $22 and t.membership_id = $23 and coalesce(t.valid_to >= $24, true))) or t.id in (select own.id from own)) order by own desc, t.number desc limit $25) found;
--   reads project_participants by an index
--   reads projects by an index
--   reads task_assignees by an index
--   reads task_watchers by an index
--   reads tasks by an index

with picked as materialized ( select t.* from tasks t where t.org_id = $1 and t.project_id = $2 and t.archived_at is null order by t.number, t.id limit $3) select t."id", t."project_id", t."phase_id", t."parent_task_id", t."number", t."title", t."description", t."status_id", t."priority", t."start_date", t."due_date", t."estimate_minutes", t."billable", t."rank", t."reviewer_membership_id", t."recurrence_id", t."copied_from_id", t."external_source", t."external_id", t."closed_at", t."archived_at", t."created_at", t."updated_at", s.code as status_code, s.category, coalesce(a.ids, '{}') as assignee_ids, coalesce(w.ids, '{}') as watcher_ids, coalesce(l.ids, '{}') as label_ids, coalesce(c.items, '[]'::jsonb) as checklist, coalesce(( select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end) from ( select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen from custom_field_values v join custom_fields f on f.org_id = $4 and f.id = v.field_id where v.org_id = $5 and v.record_id = t.id group by f.key, f.type) g), '{}'::jsonb) as custom_fields from picked t join task_statuses s on s.org_id = $6 and s.id = t.status_id left join ( select m.task_id, array_agg(m."membership_id" order by m."membership_id") as ids from picked p join "task_assignees" m on m.org_id = $7 and m.task_id = p.id group by m.task_id) a on a.task_id = t.id left join ( select m.task_id, array_agg(m."membership_id" order by m."membership_id") as ids from picked p join "task_watchers" m on m.org_id = $8 and m.task_id = p.id group by m.task_id) w on w.task_id = t.id left join ( select m.task_id, array_agg(m."label_id" order by m."label_id") as ids from picked p join "task_label_links" m on m.org_id = $9 and m.task_id = p.id group by m.task_id) l on l.task_id = t.id left join ( select i.task_id, jsonb_agg(jsonb_build_object('id', i."id", 'text', i."text", 'done', i."done") order by i.position) as items from picked p join task_checklist_items i on i.org_id = $10 and i.task_id = p.id group by i.task_id) c on c.task_id = t.id order by t.number, t.id;
--   reads custom_field_values by an index
--   reads custom_fields by an index
--   reads task_assignees by an index
--   reads task_checklist_items by an index
--   reads task_statuses by an index
--   reads task_watchers by an index
--   reads tasks by an index

with recursive branch as ( select t.id as top, t.id, 0 as depth from tasks t where t.org_id = $1 and t.id = any($2::uuid[]) union all select b.top, t.id, b.depth + 1 from branch b join tasks t on t.org_id = $3 and t.parent_task_id = b.id where b.depth < $4) select b.top, max(b.depth) as depth from branch b group by b.top;
--   reads tasks by an index

with recursive branch as ( select t.id, 0 as depth from tasks t where t.org_id = $1 and t.id = $2 union all select t.id, b.depth + 1 from branch b join tasks t on t.org_id = $3 and t.parent_task_id = b.id where b.depth < $4) select b.id, b.depth from branch b order by b.depth, b.id;
--   reads tasks by an index

with recursive line as ( select t.id as first, t.id, t.project_id, t.parent_task_id, 1 as depth from tasks t where t.org_id = $1 and t.id = any($2::uuid[]) union all select l.first, t.id, t.project_id, t.parent_task_id, l.depth + 1 from line l join tasks t on t.org_id = $3 and t.id = l.parent_task_id where l.depth <= $4) select l.first, (array_agg(l.project_id order by l.depth))[1] as project_id, array_agg(l.id order by l.depth) as line from line l group by l.first;
--   reads tasks by an index
