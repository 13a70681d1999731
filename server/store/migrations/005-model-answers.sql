-- What models answered, by the hash of the question: an unchanged page is not asked about twice.

create table model_answers (
  -- SHA-256 of model and question.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  answer text not null,
  used_on date not null default current_date
);
create index model_answers_used on model_answers (used_on);
