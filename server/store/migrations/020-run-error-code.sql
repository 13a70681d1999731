-- Why a run failed, as data, beside the sentence.
alter table runs add column error_code text;
