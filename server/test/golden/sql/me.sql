select r.kind, count(*) filter (where r.state in ('pending', 'returned'))::int as open, count(*) filter ( where r.state in ('approved', 'declined', 'returned') and r.updated_at >= $1)::int as decided from ( select 'work_day' as kind, d.id as subject_id, case d.status when 'confirmed' then 'pending' when 'draft' then 'returned' else 'approved' end as state, d.work_date as from_date, d.work_date as to_date, d.return_reason as reason, d.updated_at from work_days d where d.org_id = $2 and d.membership_id = $3 and (d.status <> 'draft' or d.return_reason is not null or d.corrects_batch_id is not null)) r group by r.kind order by r.kind;
--   reads by work_days_org_id_membership_id_work_date_key

select r.subject_id as id, r.kind, r.subject_id, r.state, r.from_date, r.to_date, r.reason, r.updated_at from ( select 'work_day' as kind, d.id as subject_id, case d.status when 'confirmed' then 'pending' when 'draft' then 'returned' else 'approved' end as state, d.work_date as from_date, d.work_date as to_date, d.return_reason as reason, d.updated_at from work_days d where d.org_id = $1 and d.membership_id = $2 and (d.status <> 'draft' or d.return_reason is not null or d.corrects_batch_id is not null)) r where r.state = $3 order by "r"."updated_at" desc, "r"."subject_id" asc limit $4;
--   reads by work_days_org_id_membership_id_work_date_key
--   sorts by d.updated_at DESC, d.id

select r.subject_id as id, r.kind, r.subject_id, r.state, r.from_date, r.to_date, r.reason, r.updated_at from ( select 'work_day' as kind, d.id as subject_id, case d.status when 'confirmed' then 'pending' when 'draft' then 'returned' else 'approved' end as state, d.work_date as from_date, d.work_date as to_date, d.return_reason as reason, d.updated_at from work_days d where d.org_id = $1 and d.membership_id = $2 and (d.status <> 'draft' or d.return_reason is not null or d.corrects_batch_id is not null)) r where true and "r"."updated_at" >= $3 order by "r"."updated_at" asc, "r"."subject_id" asc limit $4;
--   reads by work_days_org_id_membership_id_work_date_key
--   sorts by d.updated_at, d.id

select r.subject_id as id, r.kind, r.subject_id, r.state, r.from_date, r.to_date, r.reason, r.updated_at from ( select 'work_day' as kind, d.id as subject_id, case d.status when 'confirmed' then 'pending' when 'draft' then 'returned' else 'approved' end as state, d.work_date as from_date, d.work_date as to_date, d.return_reason as reason, d.updated_at from work_days d where d.org_id = $1 and d.membership_id = $2 and (d.status <> 'draft' or d.return_reason is not null or d.corrects_batch_id is not null)) r where true order by "r"."updated_at" desc, "r"."subject_id" asc limit $3;
--   reads by work_days_org_id_membership_id_work_date_key
--   sorts by d.updated_at DESC, d.id
