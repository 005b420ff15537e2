insert into payroll_locks (org_id, id, period_start, period_end, group_id, reason, locked_at, locked_by_membership_id, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

select l.id, l.period_start, l.period_end, l.group_id, l.reason, case when l.lifted_at is null then 'locked' else 'lifted' end as state, l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at from payroll_locks l where l.org_id = $1 and l.id = $2 order by l.period_start desc, l.id desc;
--   reads payroll_locks by an index

select l.id, l.period_start, l.period_end, l.group_id, l.reason, case when l.lifted_at is null then 'locked' else 'lifted' end as state, l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at from payroll_locks l where l.org_id = $1 and l.lifted_at is null order by l.period_start desc, l.id desc;
--   reads payroll_locks by an index

select l.id, l.period_start, l.period_end, l.group_id, l.reason, case when l.lifted_at is null then 'locked' else 'lifted' end as state, l.locked_at, l.locked_by_membership_id, l.lifted_at, l.lifted_by_membership_id, l.updated_at from payroll_locks l where l.org_id = $1 and true order by l.period_start desc, l.id desc;
--   reads payroll_locks by an index

select l.period_start, l.period_end from payroll_locks l where l.org_id = $1 and l.lifted_at is null and l.period_start <= $2 and l.period_end >= $3 and (l.group_id is null or l.group_id = (select m."staff_group_id" from memberships m where m.org_id = $4 and m.id = $5::uuid));
--   reads memberships by an index
--   reads payroll_locks by an index

update payroll_locks set lifted_at = $1, lifted_by_membership_id = $2, updated_at = $3 where org_id = $4 and id = $5;
--   reads payroll_locks by an index
