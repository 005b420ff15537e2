select a.subject_id as id, a.kind, a.subject_id, a.work_day_id, a.membership_id, a.work_date, a.submitted_at, a.allowed_decisions, a.submitted_at as updated_at from ( select 'work_day' as kind, d.id as subject_id, d.id as work_day_id, d.membership_id, d.work_date, d.updated_at as submitted_at, array['approve', 'return'] as allowed_decisions from work_days d where d.org_id = $1 and d.status = 'confirmed' and ( d.org_id = $2 and d.membership_id in ( with recursive reports as ( select r.id from memberships r where r.org_id = $3 and r.supervisor_membership_id = $4 union select r.id from reports above join memberships r on r.org_id = $5 and r.supervisor_membership_id = above.id) select reports.id from reports))) a where true order by "a"."submitted_at" asc, "a"."subject_id" asc limit $6;
--   reads by memberships_by_supervisor
--   reads by work_days_awaiting_approval
--   sorts by above.id
--   sorts by d.updated_at, d.id

select a.subject_id as id, a.kind, a.subject_id, a.work_day_id, a.membership_id, a.work_date, a.submitted_at, a.allowed_decisions, a.submitted_at as updated_at from ( select 'work_day' as kind, d.id as subject_id, d.id as work_day_id, d.membership_id, d.work_date, d.updated_at as submitted_at, array['approve', 'return'] as allowed_decisions from work_days d where d.org_id = $1 and d.status = 'confirmed' and true) a where true order by "a"."submitted_at" asc, "a"."subject_id" asc limit $2;
--   reads by work_days_awaiting_approval
